extension ChangeRule {
    /// Other time limits.
    static let timeoutChanged = ChangeRule(
        "timeout-changed",
        Words("timeout changed", "超时变更"),
        mirror: .itself,
        meaning: "Other time limits.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the same call gives up sooner or later",
                    "同样的调用会更早或更晚放弃"
                )
            )
        ]
    )
}
