import EndpointDiagnostics

extension ResolvingRules {
    static let fixedValueMismatch = DiagnosticRule(
        "fixed-value-mismatch",
        summary: "A fixed value does not fit its type.",
        reason: "It is sent as a value of the type, and compared with what is received.",
        wayOut: "Give a value of the type, or leave the type out for text."
    )
}

extension Diagnostic {
    static func fixedValueMismatch(_ type: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ResolvingRules.fixedValueMismatch, "this fixed value is no value of '\(type)'", at: range)
    }
}
