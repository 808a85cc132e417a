import EndpointDiagnostics

extension ResolvingRules {
    static let reservedMember = DiagnosticRule(
        "reserved-member",
        summary: "A value of an enum is called 'allCases' or 'knownCases', or it, a variant of a oneOf or a model's "
            + "field 'hashValue'.",
        reason: "Enums have lists of their values by these names, and 'hashValue' is what Swift itself asks of "
            + "whatever can be hashed.",
        wayOut: "Give another name: '\"allCases\": everyCase' in an enum, 'wire:' beside a field's new name."
    )
}

extension Diagnostic {
    static func reservedMember(_ name: String, _ words: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.reservedMember,
            "\(words) cannot be called '\(name)', which generated code has already; give it another name",
            at: range
        )
    }
}
