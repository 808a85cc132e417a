extension ChangeRule {
    /// A refusal with a name that BASE does not have.
    static let errorAdded = ChangeRule(
        "error-added",
        Words("error added", "新增错误"),
        mirror: .rule("error-removed"),
        meaning: "A refusal with a name that BASE does not have.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                Words(
                    "apps already shipped read it as 'other'",
                    "已发布的应用将其读作 other"
                )
            ),
            Verdict(
                .source,
                .risky,
                Words(
                    "a switch over all cases does not compile without the new one",
                    "穷举的 switch 缺少新分支时将无法编译"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                Words(
                    "what was 'other' has a name",
                    "原先的 other 有了名称"
                )
            ),
        ]
    )
}
