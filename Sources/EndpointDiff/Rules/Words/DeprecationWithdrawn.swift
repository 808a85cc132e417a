extension ChangeRule {
    /// A deprecation is no more.
    static let deprecationWithdrawn = ChangeRule(
        "deprecation-withdrawn",
        Words("deprecation withdrawn", "撤销弃用"),
        mirror: .rule("deprecated"),
        meaning: "A deprecation is no more.",
        verdicts: [
            Verdict(
                .docs,
                .safe,
                Words(
                    "code that uses it gets no warning any more",
                    "使用它的代码不再得到警告"
                )
            )
        ]
    )
}
