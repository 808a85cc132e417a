extension ChangeRule {
    /// An environment that HEAD does not have.
    static let environmentRemoved = ChangeRule(
        "environment-removed",
        Words("environment removed", "删除环境"),
        mirror: .rule("environment-added"),
        meaning: "An environment that HEAD does not have.",
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "code that names it does not compile",
                    "使用它的代码将无法编译"
                )
            )
        ]
    )
}
