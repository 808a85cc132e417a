extension ChangeRule {
    /// The announced date of removal comes later, or is gone.
    static let removalDateMovedLater = ChangeRule(
        "removal-date-moved-later",
        Words("removal date moved later", "移除日期推迟"),
        mirror: .rule("removal-date-moved-earlier"),
        meaning: "The announced date of removal comes later, or is gone.",
        verdicts: [
            Verdict(
                .docs,
                .safe,
                Words(
                    "apps have more time to move away",
                    "应用有更多时间迁移"
                )
            )
        ]
    )
}
