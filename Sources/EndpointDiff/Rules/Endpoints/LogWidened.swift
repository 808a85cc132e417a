extension ChangeRule {
    /// More may be logged.
    static let logWidened = ChangeRule(
        "log-widened",
        Words("more may be logged", "可记录更多日志"),
        mirror: .rule("log-narrowed"),
        meaning: "More may be logged.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "values may be logged that were not",
                    "之前不记录的值可能被记录"
                )
            )
        ]
    )
}
