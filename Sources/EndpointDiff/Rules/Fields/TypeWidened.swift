extension ChangeRule {
    /// More values are possible than before.
    static let typeWidened = ChangeRule(
        "type-widened",
        Words("type widened", "类型放宽"),
        mirror: .rule("type-narrowed"),
        meaning: "More values are possible than before.",
        wayOut: Words(
            "add a field of the wider type beside it",
            "在旁边新增一个更宽类型的字段"
        ),
        verdicts: [
            Verdict(
                .wire,
                .safe,
                in: .request,
                Words(
                    "every value that apps already shipped send is still accepted",
                    "已发布的应用发送的值仍会被接受"
                )
            ),
            Verdict(
                .wire,
                .breaking,
                in: .response,
                Words(
                    "apps already shipped cannot decode values that the old type lacks",
                    "已发布的应用无法解码旧类型中不存在的值"
                )
            ),
            Verdict(
                .source,
                .breaking,
                where: .swiftTypeChanges,
                Words(
                    "its Swift type changes",
                    "其 Swift 类型变更"
                )
            ),
        ]
    )
}
