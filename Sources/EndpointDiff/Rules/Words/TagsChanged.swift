extension ChangeRule {
    /// Tags changed.
    static let tagsChanged = ChangeRule(
        "tags-changed",
        Words("tags changed", "标签变更"),
        mirror: .itself,
        meaning: "Tags changed.",
        verdicts: [
            Verdict(
                .docs,
                .safe,
                Words(
                    "only tags change",
                    "仅标签变更"
                )
            )
        ]
    )
}
