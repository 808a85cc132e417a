extension ChangeRule {
    /// A model that HEAD does not have.
    static let modelRemoved = ChangeRule(
        "model-removed",
        Words("model removed", "删除模型"),
        mirror: .rule("model-added"),
        meaning: "A model that HEAD does not have.",
        wayOut: Words(
            "if another took its place, say so with 'renamedFrom'",
            "若已被替代，请用 renamedFrom 说明"
        ),
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "code that names the type does not compile",
                    "使用该类型名称的代码将无法编译"
                )
            )
        ]
    )
}
