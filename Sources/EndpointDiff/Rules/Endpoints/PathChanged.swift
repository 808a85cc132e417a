extension ChangeRule {
    /// Another address below the base; names of path parameters do not count.
    static let pathChanged = ChangeRule(
        "path-changed",
        Words("path changed", "路径变更"),
        mirror: .itself,
        meaning: "Another address below the base; names of path parameters do not count.",
        wayOut: Words(
            "keep the old endpoint beside the new one",
            "在新接口旁保留旧接口"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped call the old address",
                    "已发布的应用调用旧地址"
                )
            )
        ]
    )
}
