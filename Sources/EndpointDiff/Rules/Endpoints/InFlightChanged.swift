extension ChangeRule {
    /// Another treatment of equal calls that are under way.
    static let inFlightChanged = ChangeRule(
        "in-flight-changed",
        Words("in-flight policy changed", "并发策略变更"),
        mirror: .itself,
        meaning: "Another treatment of equal calls that are under way.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "calls made at the same time are shared, refused or cancelled in another way",
                    "同时发起的调用会以不同方式共享、拒绝或取消"
                )
            )
        ]
    )
}
