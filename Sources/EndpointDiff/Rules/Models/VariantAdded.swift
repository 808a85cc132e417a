extension ChangeRule {
    /// A variant of a oneOf that BASE does not have.
    static let variantAdded = ChangeRule(
        "variant-added",
        Words("variant added", "新增变体"),
        mirror: .rule("variant-removed"),
        meaning: "A variant of a oneOf that BASE does not have.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                in: .request,
                Words(
                    "apps already shipped never send it",
                    "已发布的应用从不发送它"
                )
            ),
            Verdict(
                .wire,
                .risky,
                in: .response,
                where: .isOpen,
                Words(
                    "apps already shipped read it as 'unknown'",
                    "已发布的应用将其读作 unknown"
                )
            ),
            Verdict(
                .wire,
                .breaking,
                in: .response,
                where: .isClosed,
                Words(
                    "apps already shipped cannot decode it, as the oneOf is closed",
                    "该 oneOf 是封闭的，已发布的应用无法解码它"
                )
            ),
            Verdict(
                .source,
                .risky,
                Words(
                    "a switch over all cases does not compile without the new one",
                    "穷举的 switch 缺少新分支时将无法编译"
                )
            ),
        ]
    )
}
