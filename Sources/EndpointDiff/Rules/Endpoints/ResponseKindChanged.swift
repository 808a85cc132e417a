extension ChangeRule {
    /// A value became text, bytes, a file or a header, or the other way round.
    static let responseKindChanged = ChangeRule(
        "response-kind-changed",
        Words("kind of answer changed", "响应种类变更"),
        mirror: .itself,
        meaning: "A value became text, bytes, a file or a header, or the other way round.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped read the answer in the old way",
                    "已发布的应用以旧方式读取响应"
                )
            ),
            Verdict(
                .source,
                .breaking,
                Words(
                    "code that reads the result does not compile",
                    "读取结果的代码将无法编译"
                )
            ),
        ]
    )
}
