extension ChangeRule {
    /// Fewer values are possible than before.
    static let typeNarrowed = ChangeRule(
        "type-narrowed",
        Words("type narrowed", "类型收窄"),
        mirror: .rule("type-widened"),
        meaning: "Fewer values are possible than before.",
        wayOut: Words(
            "keep the old type, with all that it allows",
            "保留旧类型及其允许的所有值"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                in: .request,
                Words(
                    "apps already shipped may send values that the backend refuses",
                    "已发布的应用可能发送后端拒绝的值"
                )
            ),
            Verdict(
                .wire,
                .safe,
                in: .response,
                Words(
                    "apps already shipped decode every value of the new type",
                    "已发布的应用可以解码新类型的所有值"
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
