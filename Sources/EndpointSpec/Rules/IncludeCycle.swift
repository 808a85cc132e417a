import EndpointDiagnostics

extension ResolvingRules {
    static let includeCycle = DiagnosticRule(
        "include-cycle",
        summary: "A model includes itself, perhaps through others.",
        reason: "There would be no end to its fields.",
        wayOut: "Remove the include that closes the circle; a field of the model's type is possible."
    )
}

extension Diagnostic {
    static func includeCycle(_ name: Located<String>, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            ResolvingRules.includeCycle,
            "model '\(name.value)' includes itself; remove this include",
            at: range ?? name.range
        )
    }
}
