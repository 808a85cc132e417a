import EndpointDiagnostics

extension ResolvingRules {
    static let caseNameClash = DiagnosticRule(
        "case-name-clash",
        summary: "Two values of an enum, variants of a oneOf or outcomes get one Swift case.",
        reason: "A case stands for one value on the wire.",
        wayOut: "Give one of them another name: '\"+1\": plusOne', or 'name:' in the long form."
    )
}

extension Diagnostic {
    static func caseNameClash(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.caseNameClash,
            "two cases are called '\(name)'; give one another name",
            at: range,
            notes: [.init("the first stands here", at: first)]
        )
    }
}
