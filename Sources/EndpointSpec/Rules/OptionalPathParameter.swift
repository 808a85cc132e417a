import EndpointDiagnostics

extension ResolvingRules {
    static let optionalPathParameter = DiagnosticRule(
        "optional-path-parameter",
        summary: "A path parameter may be absent.",
        reason: "A path with a hole is another path.",
        wayOut: "Make it required, or declare a second endpoint without it."
    )
}

extension Diagnostic {
    static func optionalPathParameter(_ field: Field) -> Diagnostic {
        Diagnostic(
            ResolvingRules.optionalPathParameter,
            "path parameter '\(field.name.value)' cannot be optional",
            at: field.range
        )
    }
}
