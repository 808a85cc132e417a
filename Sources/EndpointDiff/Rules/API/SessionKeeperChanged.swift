extension ChangeRule {
    /// The app keeps the session itself, or no longer does.
    static let sessionKeeperChanged = ChangeRule(
        "session-keeper-changed",
        Words("keeper of the session changed", "会话保管方变更"),
        mirror: .itself,
        meaning: "The app keeps the session itself, or no longer does.",
        verdicts: [
            Verdict(
                .source,
                .risky,
                Words(
                    "the app must supply the session in another way",
                    "应用必须以另一方式提供会话"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                Words(
                    "an expired session is renewed by another part",
                    "过期的会话由另一方续期"
                )
            ),
        ]
    )
}
