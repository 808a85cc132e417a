extension ChangeRule {
    /// Another type, neither wider nor narrower.
    static let typeChanged = ChangeRule(
        "type-changed",
        Words("type changed", "类型变更"),
        mirror: .itself,
        meaning: "Another type, neither wider nor narrower.",
        wayOut: Words(
            "add a field of the new type beside it",
            "在旁边新增一个新类型的字段"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                in: .request,
                Words(
                    "apps already shipped send the old type",
                    "已发布的应用发送的是旧类型"
                )
            ),
            Verdict(
                .wire,
                .breaking,
                in: .response,
                Words(
                    "apps already shipped cannot decode the new type",
                    "已发布的应用无法解码新类型"
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
