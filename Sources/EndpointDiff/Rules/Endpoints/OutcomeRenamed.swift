extension ChangeRule {
    /// Another Swift name for the same status.
    static let outcomeRenamed = ChangeRule(
        "outcome-renamed",
        Words("outcome renamed", "结果重命名"),
        mirror: .itself,
        meaning: "Another Swift name for the same status.",
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
