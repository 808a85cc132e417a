extension ChangeRule {
    /// Another name for the same code or status.
    static let errorRenamed = ChangeRule(
        "error-renamed",
        Words("error renamed", "错误重命名"),
        mirror: .itself,
        meaning: "Another name for the same code or status.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                Words(
                    "what is sent stays the same",
                    "发送的内容不变"
                )
            ),
            Verdict(
                .source,
                .breaking,
                Words(
                    "code that names the case does not compile",
                    "使用该分支的代码将无法编译"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the code is caught under another name",
                    "该代码以另一名称被捕获"
                )
            ),
        ]
    )
}
