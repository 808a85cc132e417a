extension ChangeRule {
    /// Declarations can be seen from more places.
    static let accessWidened = ChangeRule(
        "access-widened",
        Words("access widened", "访问级别放宽"),
        mirror: .rule("access-narrowed"),
        meaning: "Declarations can be seen from more places.",
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
