extension ChangeRule {
    /// A body is sent that was not.
    static let bodyAdded = ChangeRule(
        "body-added",
        Words("body added", "新增请求体"),
        mirror: .rule("body-removed"),
        meaning: "A body is sent that was not.",
        wayOut: Words(
            "make it optional ('optional: true')",
            "将其设为可选（optional: true）"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                where: .mustBePresent,
                Words(
                    "apps already shipped send no body, and the backend requires one",
                    "已发布的应用不发送请求体，而后端要求提供"
                )
            ),
            Verdict(
                .wire,
                .safe,
                where: .mayBeAbsent,
                Words(
                    "apps already shipped send no body, which is allowed",
                    "已发布的应用不发送请求体，这是允许的"
                )
            ),
            Verdict(
                .source,
                .breaking,
                where: .needsArgument,
                Words(
                    "call sites must pass it",
                    "调用处必须传入它"
                )
            ),
            Verdict(
                .source,
                .safe,
                where: .hasDefault,
                Words(
                    "call sites may leave it out",
                    "调用处可以不传它"
                )
            ),
        ]
    )
}
