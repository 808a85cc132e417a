extension ChangeRule {
    /// A status has no meaning of its own any more.
    static let outcomeRemoved = ChangeRule(
        "outcome-removed",
        Words("outcome removed", "删除结果"),
        mirror: .rule("outcome-added"),
        meaning: "A status has no meaning of its own any more.",
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
                where: .isEnumerated,
                Words(
                    "code that names the case does not compile",
                    "使用该分支的代码将无法编译"
                )
            ),
        ]
    )
}
