import EndpointDiagnostics

extension ResolvingRules {
    static let unreachableTimeout = DiagnosticRule(
        "unreachable-timeout",
        .warning,
        summary: "A retry asks for 'when: [timeout]', and no timeout can come while there is time left.",
        reason: "Without 'attempt' or 'idle' only the total limit ends a try, and then the whole call is over.",
        wayOut: "Give the timeout an 'attempt' below its 'total', or remove 'timeout' from 'when'."
    )
}

extension SpecCheck {
    func checkTimeoutConditions(_ diagnostics: inout DiagnosticCollector) {
        // What many endpoints inherit is reported once, at the first of them.
        var reported: Set<SourceRange> = []
        for facts in facts {
            guard facts.policies.retry != nil, facts.namesTimeoutCondition, let retry = facts.retry,
                facts.policies.timeout?.value.canRunOut != true
            else { continue }
            var place = retry.place
            if retry.origin.isInherited, let timeout = facts.timeout, !timeout.origin.isInherited {
                place = timeout.place
            }
            guard reported.insert(place).inserted else { continue }
            diagnostics.report(.unreachableTimeout(facts.name.value, at: place))
        }
    }
}

extension Diagnostic {
    static func unreachableTimeout(_ endpoint: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.unreachableTimeout,
            "'\(endpoint)' is retried on a timeout that never leaves time for another try; "
                + "give its timeout an 'attempt' below 'total'",
            at: range
        )
    }
}
