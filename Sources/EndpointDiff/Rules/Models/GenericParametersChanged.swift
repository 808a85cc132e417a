extension ChangeRule {
    /// Another number of generic parameters.
    static let genericParametersChanged = ChangeRule(
        "generic-parameters-changed",
        Words("generic parameters changed", "泛型参数变更"),
        mirror: .itself,
        meaning: "Another number of generic parameters.",
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "code that names the type does not compile",
                    "使用该类型名称的代码将无法编译"
                )
            )
        ]
    )
}
