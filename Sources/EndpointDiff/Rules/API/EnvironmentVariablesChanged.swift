extension ChangeRule {
    /// Other parts of an address are filled in by the app.
    static let environmentVariablesChanged = ChangeRule(
        "environment-variables-changed",
        Words("environment variables changed", "环境变量变更"),
        mirror: .itself,
        meaning: "Other parts of an address are filled in by the app.",
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "code that names the environment does not compile",
                    "使用该环境的代码将无法编译"
                )
            )
        ]
    )
}
