import EndpointDiagnostics

extension ResolvingRules {
    static let newtypeType = DiagnosticRule(
        "newtype-type",
        summary: "A newtype is of something else than a scalar, a list or a map.",
        reason: "It is a struct around one raw value; a model, itself among them, has a type of its own already.",
        wayOut: "Name the scalar, list or map, or use the model itself."
    )
}

extension Diagnostic {
    static func newtypeType(_ name: Located<String>, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.newtypeType,
            "newtype '\(name.value)' must be of a scalar, a list or a map",
            at: range
        )
    }
}
