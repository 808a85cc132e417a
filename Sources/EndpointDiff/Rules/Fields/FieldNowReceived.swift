extension ChangeRule {
    /// A field that was only sent is received too.
    static let fieldNowReceived = ChangeRule(
        "field-now-received",
        Words("now received", "现在也会接收"),
        mirror: .rule("field-no-longer-received"),
        meaning: "A field that was only sent is received too.",
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
                .breaking,
                where: .swiftTypeChanges,
                Words(
                    "its type is no longer optional",
                    "其类型不再是可选"
                )
            ),
        ]
    )
}
