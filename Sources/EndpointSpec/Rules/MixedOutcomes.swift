import EndpointDiagnostics

extension ResolvingRules {
    static let mixedOutcomes = DiagnosticRule(
        "mixed-outcomes",
        summary: "Some outcomes are true or false and others are types.",
        reason: "The answer is either a Bool or one of several values.",
        wayOut: "Make all of them true or false, or give each a type; 'empty' is one."
    )
}

extension Diagnostic {
    static func mixedOutcomes(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ResolvingRules.mixedOutcomes,
            "outcomes are all 'true' or 'false', or all types; use 'empty' for one without a value",
            at: range
        )
    }
}
