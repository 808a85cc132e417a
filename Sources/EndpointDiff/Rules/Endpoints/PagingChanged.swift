extension ChangeRule {
    /// The list continues in another way.
    static let pagingChanged = ChangeRule(
        "paging-changed",
        Words("paging changed", "分页变更"),
        mirror: .itself,
        meaning: "The list continues in another way.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "pages are asked for, or end, in another way",
                    "请求或结束分页的方式不同"
                )
            )
        ]
    )
}
