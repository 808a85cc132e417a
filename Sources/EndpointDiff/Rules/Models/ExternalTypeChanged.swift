extension ChangeRule {
    /// Another type of the app for the same model.
    static let externalTypeChanged = ChangeRule(
        "external-type-changed",
        Words("external type changed", "外部类型变更"),
        mirror: .itself,
        meaning: "Another type of the app for the same model.",
        verdicts: [
            Verdict(
                .wire,
                .risky,
                in: .request,
                Words(
                    "the type itself decides what is sent",
                    "发送的内容由该类型自身决定"
                )
            ),
            Verdict(
                .wire,
                .risky,
                in: .response,
                Words(
                    "the type itself decides what is read",
                    "读取的内容由该类型自身决定"
                )
            ),
            Verdict(
                .source,
                .breaking,
                Words(
                    "the Swift type changes",
                    "Swift 类型变更"
                )
            ),
        ]
    )
}
