import EndpointDiagnostics

extension ResolvingRules {
    static let endlessValue = DiagnosticRule(
        "endless-value",
        .warning,
        summary: "A model has to contain another value of itself, without end.",
        reason: "No JSON can hold one, so that reading always fails.",
        wayOut: "Make a field on the way optional, or a list or map."
    )
}

extension Diagnostic {
    static func endlessValue(_ model: String, field: Field) -> Diagnostic {
        Diagnostic(
            ResolvingRules.endlessValue,
            "each '\(model)' has to hold another one in '\(field.name.value)', without end; make the field optional",
            at: field.name.range
        )
    }
}
