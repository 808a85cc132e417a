extension ChangeRule {
    /// Variants are told apart, or laid out, in another way.
    static let discriminatorChanged = ChangeRule(
        "discriminator-changed",
        Words("discriminator changed", "区分字段变更"),
        mirror: .itself,
        meaning: "Variants are told apart, or laid out, in another way.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                in: .request,
                Words(
                    "apps already shipped send the old layout",
                    "已发布的应用发送的是旧布局"
                )
            ),
            Verdict(
                .wire,
                .breaking,
                in: .response,
                Words(
                    "apps already shipped cannot tell the variants apart",
                    "已发布的应用无法区分变体"
                )
            ),
        ]
    )
}
