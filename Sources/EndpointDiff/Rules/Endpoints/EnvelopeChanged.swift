extension ChangeRule {
    /// Answers are wrapped in another way.
    static let envelopeChanged = ChangeRule(
        "envelope-changed",
        Words("envelope changed", "信封变更"),
        mirror: .itself,
        meaning: "Answers are wrapped in another way.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped look for the old envelope",
                    "已发布的应用查找的是旧信封"
                )
            )
        ]
    )
}
