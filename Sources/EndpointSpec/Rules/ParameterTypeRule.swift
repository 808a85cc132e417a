import EndpointDiagnostics

extension ResolvingRules {
    static let parameterType = DiagnosticRule(
        "parameter-type",
        summary: "A path parameter, header or query parameter has a type that cannot be written there.",
        reason: "Paths and headers hold one text, or a list of them; a query can also hold objects, by name "
            + "of their fields.",
        wayOut: "Use a scalar, a newtype, an enum or a list of these; for objects in a query say 'style: "
            + "brackets' or 'indices', or 'format: jsonString'."
    )
}

extension Diagnostic {
    static func parameterType(_ field: Field, _ place: FieldPlace, _ type: String) -> Diagnostic {
        let way =
            place == .query ? "'style: brackets' or 'style: indices' write one" : "a scalar or a list of scalars can be"
        return Diagnostic(
            ResolvingRules.parameterType,
            "\(place.words) '\(field.name.value)' cannot be written as '\(type)'; \(way)",
            at: field.range
        )
    }

    /// The value of an answer that is a header.
    static func headerType(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ResolvingRules.parameterType, "a header cannot be read as '\(type)'; a scalar can", at: range)
    }

    static func headerPayload(_ payload: PayloadType, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.parameterType,
            "a header cannot be read as '\(payload.rawValue)'; a scalar can",
            at: range
        )
    }
}
