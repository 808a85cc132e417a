extension ChangeRule {
    /// The configuration comes from elsewhere, or counts as fresh for another time.
    static let configGateChanged = ChangeRule(
        "config-gate-changed",
        Words("configuration changed", "配置变更"),
        mirror: .itself,
        meaning: "The configuration comes from elsewhere, or counts as fresh for another time.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the configuration is fetched in another way",
                    "配置的获取方式不同"
                )
            )
        ]
    )
}
