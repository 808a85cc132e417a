extension ChangeRule {
    /// Calls wait for no configuration any more.
    static let configGateRemoved = ChangeRule(
        "config-gate-removed",
        Words("configuration gate removed", "删除配置门"),
        mirror: .rule("config-gate-added"),
        meaning: "Calls wait for no configuration any more.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "calls do not wait for the configuration",
                    "调用不再等待配置"
                )
            ),
            Verdict(
                .source,
                .risky,
                Words(
                    "code that reads the configuration may not compile",
                    "读取配置的代码可能无法编译"
                )
            ),
        ]
    )
}
