extension ChangeRule {
    /// Another regular expression; which of the two allows more is not known.
    static let patternChanged = ChangeRule(
        "pattern-changed",
        Words("pattern changed", "正则表达式变更"),
        mirror: .itself,
        meaning: "Another regular expression; which of the two allows more is not known.",
        verdicts: [
            Verdict(
                .wire,
                .risky,
                in: .request,
                Words(
                    "apps already shipped may send text that the backend refuses",
                    "已发布的应用可能发送后端拒绝的文本"
                )
            ),
            Verdict(
                .wire,
                .risky,
                in: .response,
                Words(
                    "apps already shipped may meet text that they were not built for",
                    "已发布的应用可能遇到未曾预期的文本"
                )
            ),
            Verdict(
                .docs,
                .safe,
                Words(
                    "the documented pattern changes",
                    "文档中的正则表达式变更"
                )
            ),
        ]
    )
}
