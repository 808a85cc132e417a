extension ChangeRule {
    /// Callers can follow the transfer.
    static let progressAdded = ChangeRule(
        "progress-added",
        Words("progress added", "新增进度"),
        mirror: .rule("progress-dropped"),
        meaning: "Callers can follow the transfer.",
        verdicts: [
            Verdict(
                .source,
                .safe,
                Words(
                    "call sites still compile",
                    "调用处仍可编译"
                )
            )
        ]
    )
}
