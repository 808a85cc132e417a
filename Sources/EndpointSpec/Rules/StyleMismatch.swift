import EndpointDiagnostics

extension ResolvingRules {
    static let styleMismatch = DiagnosticRule(
        "style-mismatch",
        summary: "A style does not belong where it stands.",
        reason: "'repeat', 'csv', 'brackets' and 'indices' write queries and forms, 'segments' and 'csv' "
            + "paths, 'csv' headers.",
        wayOut: "Use a style of the place, or leave it out."
    )
}

extension Diagnostic {
    static func styleMismatch(_ style: ParameterStyle, of field: Field, _ place: FieldPlace) -> Diagnostic {
        Diagnostic(
            ResolvingRules.styleMismatch,
            "a \(place.words) cannot have the style '\(style.rawValue)'",
            at: field.range
        )
    }
}
