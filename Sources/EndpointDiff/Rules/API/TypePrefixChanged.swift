extension ChangeRule {
    /// All types are called otherwise.
    static let typePrefixChanged = ChangeRule(
        "type-prefix-changed",
        Words("type prefix changed", "类型前缀变更"),
        mirror: .itself,
        meaning: "All types are called otherwise.",
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "code that names a generated type does not compile",
                    "使用生成类型名称的代码将无法编译"
                )
            )
        ]
    )
}
