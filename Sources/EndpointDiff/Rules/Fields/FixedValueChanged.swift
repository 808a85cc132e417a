extension ChangeRule {
    /// Another fixed value.
    static let fixedValueChanged = ChangeRule(
        "fixed-value-changed",
        Words("fixed value changed", "固定值变更"),
        mirror: .itself,
        meaning: "Another fixed value.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                in: .request,
                Words(
                    "apps already shipped send the old value",
                    "已发布的应用发送的是旧值"
                )
            ),
            Verdict(
                .wire,
                .breaking,
                in: .response,
                Words(
                    "apps already shipped refuse an answer with another value",
                    "已发布的应用会拒绝其他值的响应"
                )
            ),
        ]
    )
}
