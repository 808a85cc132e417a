extension ChangeRule {
    /// What was fixed can vary.
    static let fixedValueRemoved = ChangeRule(
        "fixed-value-removed",
        Words("fixed value removed", "删除固定值"),
        mirror: .rule("fixed-value-added"),
        meaning: "What was fixed can vary.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                in: .request,
                Words(
                    "the value that apps already shipped send is still accepted",
                    "已发布的应用发送的值仍会被接受"
                )
            ),
            Verdict(
                .wire,
                .breaking,
                in: .response,
                Words(
                    "apps already shipped refuse an answer with another value",
                    "已发布的应用会拒绝其他值的响应"
                )
            ),
            Verdict(
                .source,
                .breaking,
                in: .request,
                where: .needsArgument,
                Words(
                    "call sites must pass it",
                    "调用处必须传入它"
                )
            ),
            Verdict(
                .source,
                .safe,
                in: .request,
                where: .hasDefault,
                Words(
                    "call sites may leave it out",
                    "调用处可以不传它"
                )
            ),
            Verdict(
                .source,
                .risky,
                in: .response,
                where: .needsArgument,
                Words(
                    "code that makes such a value itself, as tests do, must pass it",
                    "自行构造该值的代码（例如测试）必须传入它"
                )
            ),
        ]
    )
}
