extension ChangeRule {
    /// A field is only sent.
    static let fieldNoLongerReceived = ChangeRule(
        "field-no-longer-received",
        Words("no longer received", "不再接收"),
        mirror: .rule("field-now-received"),
        meaning: "A field is only sent.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                where: .mustBePresent,
                Words(
                    "apps already shipped cannot decode the answer without it",
                    "已发布的应用在缺少它时无法解码响应"
                )
            ),
            Verdict(
                .wire,
                .risky,
                where: .mayBeAbsent,
                Words(
                    "apps already shipped go on without the value",
                    "已发布的应用将得不到这个值"
                )
            ),
            Verdict(
                .source,
                .breaking,
                where: .swiftTypeChanges,
                Words(
                    "its type becomes optional, or it is gone",
                    "其类型变为可选，或不复存在"
                )
            ),
        ]
    )
}
