extension ChangeRule {
    /// Sample requests or answers changed.
    static let examplesChanged = ChangeRule(
        "examples-changed",
        Words("examples changed", "示例变更"),
        mirror: .itself,
        meaning: "Sample requests or answers changed.",
        verdicts: [
            Verdict(
                .docs,
                .safe,
                Words(
                    "only samples change",
                    "仅示例变更"
                )
            )
        ]
    )
}
