extension ChangeRule {
    /// Another Swift name for the same value.
    static let enumCaseRenamed = ChangeRule(
        "enum-case-renamed",
        Words("enum case renamed", "枚举分支重命名"),
        mirror: .itself,
        meaning: "Another Swift name for the same value.",
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "the wire stays as it was, but the case is called otherwise",
                    "线上格式不变，但分支名称不同"
                )
            )
        ]
    )
}
