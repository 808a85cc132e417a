extension ChangeRule {
    /// The session is got, renewed or ended in another way.
    static let sessionWiringChanged = ChangeRule(
        "session-wiring-changed",
        Words("session wiring changed", "会话流程变更"),
        mirror: .itself,
        meaning: "The session is got, renewed or ended in another way.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "sessions start, renew or end in another way",
                    "会话的开始、续期或结束方式不同"
                )
            )
        ]
    )
}
