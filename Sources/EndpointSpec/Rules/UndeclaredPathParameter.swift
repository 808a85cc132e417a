import EndpointDiagnostics

extension ResolvingRules {
    static let undeclaredPathParameter = DiagnosticRule(
        "undeclared-path-parameter",
        summary: "A path names a parameter that is not declared.",
        reason: "Its type is not known.",
        wayOut: "Declare it under 'pathParameters' of the endpoint or module."
    )
}

extension Diagnostic {
    static func undeclaredPathParameter(
        _ name: String,
        of endpoint: String,
        known: [String],
        at range: SourceRange
    ) -> Diagnostic {
        let hint = didYouMean(name, among: known)
        return Diagnostic(
            ResolvingRules.undeclaredPathParameter,
            "{\(name)} in the path of '\(endpoint)' is not declared under 'pathParameters'\(hint)",
            at: range
        )
    }
}
