extension ChangeRule {
    /// 'safe' became 'idempotent', or the other way round.
    static let idempotencyChanged = ChangeRule(
        "idempotency-changed",
        Words("idempotency changed", "幂等性变更"),
        mirror: .itself,
        meaning: "'safe' became 'idempotent', or the other way round.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the call may be repeated, shared or cached in another way",
                    "调用的重发、共享或缓存方式可能不同"
                )
            )
        ]
    )
}
