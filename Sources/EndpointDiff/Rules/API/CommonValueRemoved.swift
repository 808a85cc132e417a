extension ChangeRule {
    /// A header or parameter goes out no more.
    static let commonValueRemoved = ChangeRule(
        "common-value-removed",
        Words("common value removed", "删除公共值"),
        mirror: .rule("common-value-added"),
        meaning: "A header or parameter goes out no more.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                Words(
                    "apps already shipped still send it",
                    "已发布的应用仍会发送它"
                )
            )
        ]
    )
}
