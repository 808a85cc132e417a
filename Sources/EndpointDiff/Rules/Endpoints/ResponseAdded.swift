extension ChangeRule {
    /// An answer has a value where it had none.
    static let responseAdded = ChangeRule(
        "response-added",
        Words("answer added", "新增响应内容"),
        mirror: .rule("response-removed"),
        meaning: "An answer has a value where it had none.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                Words(
                    "apps already shipped skip it",
                    "已发布的应用会忽略它"
                )
            ),
            Verdict(
                .source,
                .risky,
                Words(
                    "a result that call sites do not use is warned of",
                    "调用处未使用的结果会得到警告"
                )
            ),
        ]
    )
}
