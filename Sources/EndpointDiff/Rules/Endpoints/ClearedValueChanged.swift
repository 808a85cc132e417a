extension ChangeRule {
    /// What is written in a form for a cleared value.
    static let clearedValueChanged = ChangeRule(
        "cleared-value-changed",
        Words("cleared value changed", "清除值写法变更"),
        mirror: .itself,
        meaning: "What is written in a form for a cleared value.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped write cleared values in the old way",
                    "已发布的应用以旧方式书写清除值"
                )
            )
        ]
    )
}
