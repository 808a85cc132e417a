extension ChangeRule {
    /// How firm an endpoint is said to be.
    static let stabilityChanged = ChangeRule(
        "stability-changed",
        Words("stability changed", "稳定性变更"),
        mirror: .itself,
        meaning: "How firm an endpoint is said to be.",
        verdicts: [
            Verdict(
                .docs,
                .safe,
                Words(
                    "reviews may judge it otherwise",
                    "审查可能会有不同判断"
                )
            )
        ]
    )
}
