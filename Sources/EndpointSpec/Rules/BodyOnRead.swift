import EndpointDiagnostics

extension ResolvingRules {
    static let bodyOnRead = DiagnosticRule(
        "body-on-read",
        summary: "A GET or HEAD request has a body.",
        reason: "Servers and proxies drop such bodies or refuse the request (RFC 9110 section 9.3.1).",
        wayOut: "Use query parameters, or POST with 'idempotency: safe'."
    )
}

extension SpecCheck {
    func checkBodiesOfReads(_ diagnostics: inout DiagnosticCollector) {
        for facts in facts where facts.method == .get || facts.method == .head {
            if let range = facts.body { diagnostics.report(.bodyOnRead(facts.name.value, facts.method, at: range)) }
        }
    }
}

extension Diagnostic {
    static func bodyOnRead(_ endpoint: String, _ method: HTTPMethod, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.bodyOnRead,
            "\(method.rawValue) request '\(endpoint)' cannot have a body; use 'query', or POST with 'idempotency: safe'",
            at: range
        )
    }
}
