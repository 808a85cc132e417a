extension ChangeRule {
    /// The list continues no more.
    static let pagingDropped = ChangeRule(
        "paging-dropped",
        Words("paging dropped", "取消分页"),
        mirror: .rule("paging-added"),
        meaning: "The list continues no more.",
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "the method ending in 'Pages' is gone",
                    "以 Pages 结尾的方法不复存在"
                )
            )
        ]
    )
}
