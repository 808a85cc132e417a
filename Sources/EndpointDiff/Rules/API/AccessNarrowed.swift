extension ChangeRule {
    /// Declarations can be seen from fewer places.
    static let accessNarrowed = ChangeRule(
        "access-narrowed",
        Words("access narrowed", "访问级别收窄"),
        mirror: .rule("access-widened"),
        meaning: "Declarations can be seen from fewer places.",
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "code in other modules does not compile",
                    "其他模块中的代码将无法编译"
                )
            )
        ]
    )
}
