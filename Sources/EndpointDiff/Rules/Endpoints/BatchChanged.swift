extension ChangeRule {
    /// A long list of arguments is split in another way.
    static let batchChanged = ChangeRule(
        "batch-changed",
        Words("batch changed", "批量拆分变更"),
        mirror: .itself,
        meaning: "A long list of arguments is split in another way.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the same call makes other requests",
                    "同样的调用会发出不同的请求"
                )
            )
        ]
    )
}
