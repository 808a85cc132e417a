import EndpointDiagnostics

extension ResolvingRules {
    static let variableType = DiagnosticRule(
        "variable-type",
        summary: "A variable of a server's address is no scalar.",
        reason: "Its value becomes part of the address, as text.",
        wayOut: "Give it a scalar type, such as 'string' or 'int'."
    )
}

extension Diagnostic {
    static func variableType(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ResolvingRules.variableType, "variable '\(name)' of an address must be a scalar", at: range)
    }
}
