extension ChangeRule {
    /// Unknown values are refused.
    static let modelClosed = ChangeRule(
        "model-closed",
        Words("closed", "变为封闭"),
        mirror: .rule("model-opened"),
        meaning: "Unknown values are refused.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                Words(
                    "apps already shipped keep unknown values",
                    "已发布的应用会保留未知值"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                in: .response,
                Words(
                    "new builds refuse an answer with an unknown value",
                    "新版本会拒绝含未知值的响应"
                )
            ),
            Verdict(
                .source,
                .breaking,
                Words(
                    "code that names 'unknown' does not compile",
                    "使用 unknown 的代码将无法编译"
                )
            ),
        ]
    )
}
