extension ChangeRule {
    /// A field that was only received is sent too.
    static let fieldNowSent = ChangeRule(
        "field-now-sent",
        Words("now sent", "现在也会发送"),
        mirror: .rule("field-no-longer-sent"),
        meaning: "A field that was only received is sent too.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                where: .mustBePresent,
                Words(
                    "apps already shipped do not send it, and the backend requires it",
                    "已发布的应用不会发送它，而后端要求提供"
                )
            ),
            Verdict(
                .wire,
                .safe,
                where: .mayBeAbsent,
                Words(
                    "apps already shipped leave it out, which is allowed",
                    "已发布的应用不发送它，这是允许的"
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
        ]
    )
}
