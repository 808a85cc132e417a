extension ChangeRule {
    /// The method returns another kind of type: a value, an optional, a Bool or an enum of outcomes.
    static let responseTypeChanged = ChangeRule(
        "response-type-changed",
        Words("result type changed", "返回类型变更"),
        mirror: .itself,
        meaning: "The method returns another kind of type: a value, an optional, a Bool or an enum of outcomes.",
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "code that reads the result does not compile",
                    "读取结果的代码将无法编译"
                )
            )
        ]
    )
}
