extension ChangeRule {
    /// A model is gone, and a new one has the same fields and a similar name.
    static let modelLikelyRenamed = ChangeRule(
        "model-likely-renamed",
        Words("model renamed (likely)", "模型重命名（可能）"),
        mirror: .itself,
        meaning: "A model is gone, and a new one has the same fields and a similar name.",
        wayOut: Words(
            "if it was renamed, say so with 'renamedFrom'",
            "若确为重命名，请用 renamedFrom 说明"
        ),
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "if it was renamed, code needs the new name; if not, one model was removed and another added",
                    "若为重命名，代码需改用新名称；否则是删除了一个模型并新增了另一个"
                )
            )
        ]
    )
}
