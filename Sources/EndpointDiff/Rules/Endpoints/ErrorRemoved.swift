extension ChangeRule {
    /// A refusal with a name that HEAD does not have.
    static let errorRemoved = ChangeRule(
        "error-removed",
        Words("error removed", "删除错误"),
        mirror: .rule("error-added"),
        meaning: "A refusal with a name that HEAD does not have.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                Words(
                    "apps already shipped only meet it no more",
                    "已发布的应用只是不再遇到它"
                )
            ),
            Verdict(
                .source,
                .breaking,
                Words(
                    "code that names the case does not compile",
                    "使用该分支的代码将无法编译"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                Words(
                    "its code is read as 'other'",
                    "其代码将被读作 other"
                )
            ),
        ]
    )
}
