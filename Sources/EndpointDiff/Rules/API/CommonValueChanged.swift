extension ChangeRule {
    /// A common header or parameter has its value from elsewhere.
    static let commonValueChanged = ChangeRule(
        "common-value-changed",
        Words("common value changed", "公共值变更"),
        mirror: .itself,
        meaning: "A common header or parameter has its value from elsewhere.",
        verdicts: [
            Verdict(
                .wire,
                .risky,
                Words(
                    "apps already shipped send the old value",
                    "已发布的应用发送旧值"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the same call sends another value",
                    "同样的调用会发送另一个值"
                )
            ),
        ]
    )
}
