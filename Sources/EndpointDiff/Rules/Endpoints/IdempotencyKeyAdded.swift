extension ChangeRule {
    /// Requests carry a key.
    static let idempotencyKeyAdded = ChangeRule(
        "idempotency-key-added",
        Words("idempotency key added", "新增幂等键"),
        mirror: .rule("idempotency-key-dropped"),
        meaning: "Requests carry a key.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                Words(
                    "apps already shipped send no key, as before",
                    "已发布的应用照旧不发送幂等键"
                )
            ),
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
                    "a submission that arrives twice is carried out once",
                    "重复到达的提交只会执行一次"
                )
            ),
        ]
    )
}
