extension ChangeRule {
    /// Another number of requests at once.
    static let concurrencyChanged = ChangeRule(
        "concurrency-changed",
        Words("concurrency changed", "并发数变更"),
        mirror: .itself,
        meaning: "Another number of requests at once.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "more or fewer requests go out at once",
                    "同时发出的请求数量不同"
                )
            )
        ]
    )
}
