import EndpointDiagnostics

extension ResolvingRules {
    static let unsafeRetry = DiagnosticRule(
        "unsafe-retry",
        summary: "A retry is set on an endpoint that is neither safe, idempotent nor keyed.",
        reason: "When an answer is lost, a second sending does the thing twice: two orders, two payments.",
        wayOut: "Say 'idempotency: key' (the server must honour the key), or 'idempotency: idempotent' if "
            + "sending twice does no harm; or 'retry: none'."
    )
}

extension SpecCheck {
    func checkUnsafeRetries(_ diagnostics: inout DiagnosticCollector) {
        for facts in facts {
            guard facts.policies.idempotency == .none, facts.policies.retry != nil, let choice = facts.retry else {
                continue
            }
            diagnostics.report(.unsafeRetry(facts, choice.place, choice.notes("the preset asks for it here")))
        }
    }
}

extension Diagnostic {
    static func unsafeRetry(_ endpoint: EndpointFacts, _ place: SourceRange, _ notes: [Note]) -> Diagnostic {
        Diagnostic(
            ResolvingRules.unsafeRetry,
            "'\(endpoint.name.value)' is a \(endpoint.method.rawValue) that is neither idempotent nor keyed and cannot be "
                + "retried; add 'idempotency: key', or 'idempotency: idempotent' if sending twice does no harm",
            at: place,
            notes: notes
        )
    }
}
