extension ChangeRule {
    /// An answer has no value any more.
    static let responseRemoved = ChangeRule(
        "response-removed",
        Words("answer removed", "删除响应内容"),
        mirror: .rule("response-added"),
        meaning: "An answer has no value any more.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped cannot decode the answer",
                    "已发布的应用无法解码响应"
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
