extension ChangeRule {
    /// A model that BASE does not have.
    static let modelAdded = ChangeRule(
        "model-added",
        Words("model added", "新增模型"),
        mirror: .rule("model-removed"),
        meaning: "A model that BASE does not have.",
        verdicts: [
            Verdict(
                .source,
                .safe,
                Words(
                    "nothing uses its name yet",
                    "尚无代码使用它"
                )
            )
        ]
    )
}
