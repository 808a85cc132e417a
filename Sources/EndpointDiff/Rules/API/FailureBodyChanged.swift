extension ChangeRule {
    /// The body of an answer that is no success is read in another way.
    static let failureBodyChanged = ChangeRule(
        "failure-body-changed",
        Words("failure body changed", "失败响应体变更"),
        mirror: .itself,
        meaning: "The body of an answer that is no success is read in another way.",
        verdicts: [
            Verdict(
                .wire,
                .risky,
                Words(
                    "apps already shipped find neither code nor message of a failure",
                    "已发布的应用可能找不到失败的代码和消息"
                )
            )
        ]
    )
}
