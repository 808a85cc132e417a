extension ChangeRule {
    /// Less may be logged.
    static let logNarrowed = ChangeRule(
        "log-narrowed",
        Words("less may be logged", "可记录的日志减少"),
        mirror: .rule("log-widened"),
        meaning: "Less may be logged.",
        verdicts: [
            Verdict(
                .behavior,
                .safe,
                Words(
                    "values are logged no more",
                    "这些值不再被记录"
                )
            )
        ]
    )
}
