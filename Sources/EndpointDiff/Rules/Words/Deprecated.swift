extension ChangeRule {
    /// A deprecation is announced.
    static let deprecated = ChangeRule(
        "deprecated",
        Words("deprecated", "标记弃用"),
        mirror: .rule("deprecation-withdrawn"),
        meaning: "A deprecation is announced.",
        verdicts: [
            Verdict(
                .docs,
                .safe,
                Words(
                    "code that uses it gets a warning",
                    "使用它的代码会得到警告"
                )
            )
        ]
    )
}
