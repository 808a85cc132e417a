extension ChangeRule {
    /// A named refusal stands for other codes or statuses.
    static let errorCodesChanged = ChangeRule(
        "error-codes-changed",
        Words("codes of error changed", "错误代码变更"),
        mirror: .itself,
        meaning: "A named refusal stands for other codes or statuses.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                Words(
                    "apps already shipped read new codes as 'other'",
                    "已发布的应用将新代码读作 other"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                Words(
                    "other codes are caught under the name",
                    "以该名称捕获的代码不同"
                )
            ),
        ]
    )
}
