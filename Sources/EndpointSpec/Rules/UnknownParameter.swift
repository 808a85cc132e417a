import EndpointDiagnostics

extension ResolvingRules {
    static let unknownParameter = DiagnosticRule(
        "unknown-parameter",
        summary: "A setting names a parameter that the endpoint does not have.",
        reason: "The runtime could not find the value to move, split or send.",
        wayOut: "Correct the name; a parameter in a typed body is 'body.name'."
    )
}

extension Diagnostic {
    static func unknownParameter(
        _ name: String,
        of endpoint: Endpoint,
        in path: Located<String>,
        known: [String]
    ) -> Diagnostic {
        let hint = didYouMean(name, among: known)
        return Diagnostic(
            ResolvingRules.unknownParameter,
            "endpoint '\(endpoint.name.value)' has no parameter '\(name)'\(hint)",
            at: path.range
        )
    }
}
