extension ChangeRule {
    /// A refusal carries no value any more.
    static let errorDataRemoved = ChangeRule(
        "error-data-removed",
        Words("error data removed", "删除错误数据"),
        mirror: .rule("error-data-added"),
        meaning: "A refusal carries no value any more.",
        verdicts: [
            Verdict(
                .wire,
                .risky,
                Words(
                    "apps already shipped go on without the value",
                    "已发布的应用将得不到这个值"
                )
            ),
            Verdict(
                .source,
                .breaking,
                Words(
                    "code that reads it does not compile",
                    "读取它的代码将无法编译"
                )
            ),
        ]
    )
}
