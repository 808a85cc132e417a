extension ChangeRule {
    /// A status means true where it meant false, or the like.
    static let outcomeMeaningChanged = ChangeRule(
        "outcome-meaning-changed",
        Words("meaning of outcome changed", "结果含义变更"),
        mirror: .itself,
        meaning: "A status means true where it meant false, or the like.",
        verdicts: [
            Verdict(
                .behavior,
                .breaking,
                Words(
                    "the same answer is read as something else",
                    "同样的响应会被读作其他内容"
                )
            )
        ]
    )
}
