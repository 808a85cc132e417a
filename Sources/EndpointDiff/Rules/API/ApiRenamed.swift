extension ChangeRule {
    /// The API type is called otherwise.
    static let apiRenamed = ChangeRule(
        "api-renamed",
        Words("API renamed", "API 重命名"),
        mirror: .itself,
        meaning: "The API type is called otherwise.",
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "code that names the API type does not compile",
                    "使用 API 类型名称的代码将无法编译"
                )
            )
        ]
    )
}
