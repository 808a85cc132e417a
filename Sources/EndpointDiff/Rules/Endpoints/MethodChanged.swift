extension ChangeRule {
    /// Another HTTP method.
    static let methodChanged = ChangeRule(
        "method-changed",
        Words("method changed", "方法变更"),
        mirror: .itself,
        meaning: "Another HTTP method.",
        wayOut: Words(
            "keep the old endpoint beside the new one",
            "在新接口旁保留旧接口"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped use the old method",
                    "已发布的应用使用旧方法"
                )
            )
        ]
    )
}
