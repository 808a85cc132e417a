import EndpointDiagnostics

extension ResolvingRules {
    static let includeType = DiagnosticRule(
        "include-type",
        summary: "'includes' names something that has no fields.",
        reason: "Only the fields of a struct can be copied.",
        wayOut: "Name a model with 'fields'."
    )
}

extension Diagnostic {
    static func includeType(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ResolvingRules.includeType, "'\(type)' has no fields that could be included", at: range)
    }
}
