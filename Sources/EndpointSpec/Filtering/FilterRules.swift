package import EndpointDiagnostics

/// What is refused when a part of a spec is asked for.
package enum FilterRules {
    package static let all: [DiagnosticRule] = [emptySelection]

    static let emptySelection = DiagnosticRule(
        "empty-selection",
        summary: "A value of '--tags', '--operations' or '--paths' matches no endpoint.",
        reason: "It is misspelt, or what it named is gone; to go on without it would leave something out in silence.",
        wayOut: "Correct or remove it; a path must be whole, or end in '*'."
    )
}

extension Diagnostic {
    static func emptySelection(_ criterion: SelectionCriterion, known: [String]) -> Diagnostic {
        let hint = didYouMean(criterion.value, among: known)
        return Diagnostic(
            FilterRules.emptySelection,
            "nothing matches '--\(criterion.option) \(criterion.value)'\(hint)",
            at: nil
        )
    }
}
