extension ChangeRule {
    /// Another header carries the key.
    static let idempotencyHeaderChanged = ChangeRule(
        "idempotency-header-changed",
        Words("idempotency header changed", "幂等键标头变更"),
        mirror: .itself,
        meaning: "Another header carries the key.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped send the key in the old header",
                    "已发布的应用仍用旧标头发送幂等键"
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
        ]
    )
}
