extension ChangeRule {
    /// A long list of arguments is split no more.
    static let batchDropped = ChangeRule(
        "batch-dropped",
        Words("batch dropped", "取消批量拆分"),
        mirror: .rule("batch-added"),
        meaning: "A long list of arguments is split no more.",
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
