extension ChangeRule {
    /// What an unknown variant is read as.
    static let otherwiseChanged = ChangeRule(
        "otherwise-changed",
        Words("otherwise changed", "兜底类型变更"),
        mirror: .itself,
        meaning: "What an unknown variant is read as.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "unknown values are read as something else",
                    "未知值会被读作其他内容"
                )
            ),
            Verdict(
                .source,
                .breaking,
                Words(
                    "the case for the rest is another",
                    "兜底分支不同"
                )
            ),
        ]
    )
}
