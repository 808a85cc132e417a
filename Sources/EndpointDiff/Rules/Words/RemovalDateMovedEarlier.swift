extension ChangeRule {
    /// The announced date of removal comes sooner, or is new.
    static let removalDateMovedEarlier = ChangeRule(
        "removal-date-moved-earlier",
        Words("removal date moved earlier", "移除日期提前"),
        mirror: .rule("removal-date-moved-later"),
        meaning: "The announced date of removal comes sooner, or is new.",
        wayOut: Words(
            "keep the announced date",
            "保留已公布的日期"
        ),
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "apps have less time to move away",
                    "应用迁移的时间变少"
                )
            )
        ]
    )
}
