extension ChangeRule {
    /// The Swift type conforms to more.
    static let conformanceGained = ChangeRule(
        "conformance-gained",
        Words("conformance gained", "新增协议遵循"),
        mirror: .rule("conformance-lost"),
        meaning: "The Swift type conforms to more.",
        verdicts: [
            Verdict(
                .source,
                .safe,
                Words(
                    "code still compiles",
                    "代码仍可编译"
                )
            )
        ]
    )
}
