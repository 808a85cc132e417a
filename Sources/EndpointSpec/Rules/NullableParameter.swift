import EndpointDiagnostics

extension ResolvingRules {
    static let nullableParameter = DiagnosticRule(
        "nullable-parameter",
        summary: "A path parameter, query parameter or header can be null.",
        reason: "There is no null outside a body.",
        wayOut: "Use 'T?', which leaves the parameter out."
    )
}

extension Diagnostic {
    static func nullableParameter(_ field: Field, _ place: FieldPlace) -> Diagnostic {
        Diagnostic(
            ResolvingRules.nullableParameter,
            "\(place.words) '\(field.name.value)' cannot be null; 'T?' leaves it out",
            at: field.range
        )
    }
}
