extension ChangeRule {
    /// A field, parameter, header or part that BASE does not have.
    static let fieldAdded = ChangeRule(
        "field-added",
        Words("field added", "新增字段"),
        mirror: .rule("field-removed"),
        meaning: "A field, parameter, header or part that BASE does not have.",
        wayOut: Words(
            "make it optional, or give it a default",
            "将其设为可选，或提供默认值"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                in: .request,
                where: .mustBePresent,
                Words(
                    "apps already shipped do not send it, and the backend requires it",
                    "已发布的应用不会发送它，而后端要求提供"
                )
            ),
            Verdict(
                .wire,
                .safe,
                in: .request,
                where: .mayBeAbsent,
                Words(
                    "apps already shipped leave it out, which is allowed",
                    "已发布的应用不发送它，这是允许的"
                )
            ),
            Verdict(
                .wire,
                .safe,
                in: .response,
                Words(
                    "apps already shipped skip it",
                    "已发布的应用会忽略它"
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
            Verdict(
                .source,
                .safe,
                in: .response,
                where: .hasDefault,
                Words(
                    "code that makes such a value may leave it out",
                    "构造该值的代码可以不传它"
                )
            ),
        ]
    )
}
