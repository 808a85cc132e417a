extension ChangeRule {
    /// Another retry policy.
    static let retryChanged = ChangeRule(
        "retry-changed",
        Words("retry policy changed", "重试策略变更"),
        mirror: .itself,
        meaning: "Another retry policy.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the same call is sent again more or less often",
                    "同样的调用重发次数或间隔不同"
                )
            )
        ]
    )
}
