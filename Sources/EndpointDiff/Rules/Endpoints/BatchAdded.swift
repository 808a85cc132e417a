extension ChangeRule {
    /// A long list of arguments is split.
    static let batchAdded = ChangeRule(
        "batch-added",
        Words("batch added", "新增批量拆分"),
        mirror: .rule("batch-dropped"),
        meaning: "A long list of arguments is split.",
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "the method returns another type",
                    "方法的返回类型不同"
                )
            )
        ]
    )
}
