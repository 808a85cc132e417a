import EndpointDiagnostics

extension ResolvingRules {
    static let unsafeRead = DiagnosticRule(
        "unsafe-read",
        summary: "'cache' or 'inFlight: share' is set on an endpoint that is not safe.",
        reason: "The answer to one call would be handed to another one, whose request is then never sent.",
        wayOut: "Remove it, or say 'idempotency: safe' if the request only reads."
    )
}

extension SpecCheck {
    func checkUnsafeReads(_ diagnostics: inout DiagnosticCollector) {
        // What is inherited by many endpoints is reported once, at the first of them.
        var reported: Set<SourceRange> = []
        for facts in facts where facts.policies.idempotency != .safe {
            if facts.policies.cache != nil, let choice = facts.cache,
                !choice.origin.isInherited || reported.insert(choice.written).inserted
            {
                diagnostics.report(
                    .unsafeRead(facts, "cache", choice.place, choice.notes("the preset asks for it here"))
                )
            }
            if facts.policies.inFlight == .share, let choice = facts.inFlight,
                !choice.origin.isInherited || reported.insert(choice.written).inserted
            {
                let notes = choice.notes("the preset asks for it here")
                diagnostics.report(.unsafeRead(facts, "inFlight: share", choice.place, notes))
            }
        }
    }
}

extension Diagnostic {
    static func unsafeRead(
        _ endpoint: EndpointFacts,
        _ setting: String,
        _ place: SourceRange,
        _ notes: [Note]
    ) -> Diagnostic {
        Diagnostic(
            ResolvingRules.unsafeRead,
            "'\(setting)' is only for reads, and '\(endpoint.name.value)' is none; "
                + "add 'idempotency: safe' if it only reads",
            at: place,
            notes: notes
        )
    }
}
