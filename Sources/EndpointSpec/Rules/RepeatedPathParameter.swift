import EndpointDiagnostics

extension ResolvingRules {
    static let repeatedPathParameter = DiagnosticRule(
        "repeated-path-parameter",
        summary: "A placeholder stands twice in one path.",
        reason: "Each is one argument, so that one value would have to do for two places.",
        wayOut: "Give the second another name and declare it."
    )
}

extension Diagnostic {
    static func repeatedPathParameter(_ name: String, of endpoint: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.repeatedPathParameter,
            "{\(name)} stands twice in the path of '\(endpoint)'; give the second another name",
            at: range
        )
    }
}
