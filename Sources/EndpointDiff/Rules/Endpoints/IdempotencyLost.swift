extension ChangeRule {
    /// The request is no longer safe to repeat.
    static let idempotencyLost = ChangeRule(
        "idempotency-lost",
        Words("no longer replayable", "不再可重放"),
        mirror: .rule("idempotency-gained"),
        meaning: "The request is no longer safe to repeat.",
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "the endpoint is no longer 'Replayable'",
                    "该接口不再是 Replayable"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the call is not sent again after a failure",
                    "调用失败后不再重发"
                )
            ),
        ]
    )
}
