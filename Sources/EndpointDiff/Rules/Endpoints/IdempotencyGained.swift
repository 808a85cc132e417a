extension ChangeRule {
    /// The request is safe to repeat.
    static let idempotencyGained = ChangeRule(
        "idempotency-gained",
        Words("replayable", "可重放"),
        mirror: .rule("idempotency-lost"),
        meaning: "The request is safe to repeat.",
        verdicts: [
            Verdict(
                .source,
                .safe,
                Words(
                    "call sites still compile",
                    "调用处仍可编译"
                )
            ),
            Verdict(
                .behavior,
                .safe,
                Words(
                    "the call may be sent again after a failure",
                    "调用失败后可以重发"
                )
            ),
        ]
    )
}
