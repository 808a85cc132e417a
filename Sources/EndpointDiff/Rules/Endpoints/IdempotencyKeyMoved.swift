extension ChangeRule {
    /// The key stands elsewhere.
    static let idempotencyKeyMoved = ChangeRule(
        "idempotency-key-moved",
        Words("idempotency key moved", "幂等键位置变更"),
        mirror: .itself,
        meaning: "The key stands elsewhere.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped send the key in the old place",
                    "已发布的应用仍在旧位置发送幂等键"
                )
            ),
            Verdict(
                .behavior,
                .breaking,
                Words(
                    "retries of apps already shipped may be carried out twice",
                    "已发布的应用的重试可能被执行两次"
                )
            ),
            Verdict(
                .source,
                .risky,
                Words(
                    "call sites that pass 'idempotencyKey' may not compile",
                    "传入 idempotencyKey 的调用处可能无法编译"
                )
            ),
        ]
    )
}
