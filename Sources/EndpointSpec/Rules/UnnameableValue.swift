import EndpointDiagnostics

extension ResolvingRules {
    static let unnameableValue = DiagnosticRule(
        "unnameable-value",
        summary: "No Swift name follows from a value on the wire or a header.",
        reason: "Names are ASCII letters and digits, and this has none, or others.",
        wayOut: "Give the name: '\"♥\": heart' in an enum, 'name:' elsewhere."
    )
}

extension Diagnostic {
    static func unnameable(_ value: Located<String>) -> Diagnostic {
        Diagnostic(
            ResolvingRules.unnameableValue,
            "no Swift name follows from '\(value.value)'; give one",
            at: value.range
        )
    }
}
