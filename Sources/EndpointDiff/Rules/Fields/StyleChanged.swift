extension ChangeRule {
    /// Lists or nested values are written in another way.
    static let styleChanged = ChangeRule(
        "style-changed",
        Words("style changed", "书写方式变更"),
        mirror: .itself,
        meaning: "Lists or nested values are written in another way.",
        wayOut: Words(
            "let the backend read both ways for a while",
            "让后端在一段时间内同时支持两种写法"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped write it in the old way",
                    "已发布的应用仍以旧方式书写"
                )
            )
        ]
    )
}
