extension ChangeRule {
    /// The list continues over several answers.
    static let pagingAdded = ChangeRule(
        "paging-added",
        Words("paging added", "新增分页"),
        mirror: .rule("paging-dropped"),
        meaning: "The list continues over several answers.",
        verdicts: [
            Verdict(
                .source,
                .safe,
                Words(
                    "a method for pages is added",
                    "新增获取分页的方法"
                )
            )
        ]
    )
}
