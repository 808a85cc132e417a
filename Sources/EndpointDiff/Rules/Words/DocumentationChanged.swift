extension ChangeRule {
    /// Only words changed.
    static let documentationChanged = ChangeRule(
        "documentation-changed",
        Words("documentation changed", "文档变更"),
        mirror: .itself,
        meaning: "Only words changed.",
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
