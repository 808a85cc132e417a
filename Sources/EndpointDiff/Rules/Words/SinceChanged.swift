extension ChangeRule {
    /// The version in 'since' changed.
    static let sinceChanged = ChangeRule(
        "since-changed",
        Words("'since' changed", "起始版本变更"),
        mirror: .itself,
        meaning: "The version in 'since' changed.",
        verdicts: [
            Verdict(
                .docs,
                .safe,
                Words(
                    "only the wording changes",
                    "仅文字变更"
                )
            )
        ]
    )
}
