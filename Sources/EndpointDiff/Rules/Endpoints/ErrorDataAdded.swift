extension ChangeRule {
    /// A refusal carries a value.
    static let errorDataAdded = ChangeRule(
        "error-data-added",
        Words("error data added", "新增错误数据"),
        mirror: .rule("error-data-removed"),
        meaning: "A refusal carries a value.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                Words(
                    "apps already shipped skip it",
                    "已发布的应用会忽略它"
                )
            ),
            Verdict(
                .source,
                .safe,
                Words(
                    "code still compiles",
                    "代码仍可编译"
                )
            ),
        ]
    )
}
