extension ChangeRule {
    /// Whether the call waits for the configuration.
    static let gateChanged = ChangeRule(
        "gate-changed",
        Words("configuration gate changed", "配置门变更"),
        mirror: .itself,
        meaning: "Whether the call waits for the configuration.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the same call waits for the configuration, or no longer does",
                    "同样的调用会等待配置，或不再等待"
                )
            )
        ]
    )
}
