extension ChangeRule {
    /// The Swift type conforms to less.
    static let conformanceLost = ChangeRule(
        "conformance-lost",
        Words("conformance lost", "失去协议遵循"),
        mirror: .rule("conformance-gained"),
        meaning: "The Swift type conforms to less.",
        wayOut: Words(
            "ask for it with 'conformances'",
            "用 conformances 保留它"
        ),
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "code that relies on it does not compile",
                    "依赖它的代码将无法编译"
                )
            )
        ]
    )
}
