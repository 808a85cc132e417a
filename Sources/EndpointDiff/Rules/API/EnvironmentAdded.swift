extension ChangeRule {
    /// An environment that BASE does not have.
    static let environmentAdded = ChangeRule(
        "environment-added",
        Words("environment added", "新增环境"),
        mirror: .rule("environment-removed"),
        meaning: "An environment that BASE does not have.",
        verdicts: [
            Verdict(
                .source,
                .risky,
                Words(
                    "a switch over all environments does not compile without the new one",
                    "穷举环境的 switch 缺少新分支时将无法编译"
                )
            )
        ]
    )
}
