import EndpointDiagnostics

extension ResolvingRules {
    static let integerRange = DiagnosticRule(
        "integer-range",
        summary: "A value of an enum is an integer beyond 64 bits.",
        reason: "All values of the enum are digits, which makes it an integer on the wire.",
        wayOut: "Correct the value; if they are texts of digits, use a newtype of 'string'."
    )
}

extension Diagnostic {
    static func integerRange(_ value: Located<String>) -> Diagnostic {
        Diagnostic(ResolvingRules.integerRange, "'\(value.value)' does not fit into 64 bits", at: value.range)
    }
}
