extension ChangeRule {
    /// Calls wait for a configuration.
    static let configGateAdded = ChangeRule(
        "config-gate-added",
        Words("configuration gate added", "新增配置门"),
        mirror: .rule("config-gate-removed"),
        meaning: "Calls wait for a configuration.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "calls wait until the configuration is fetched",
                    "调用会等待配置获取完成"
                )
            )
        ]
    )
}
