extension ChangeRule {
    /// The same type, written in another way.
    static let formatChanged = ChangeRule(
        "format-changed",
        Words("format changed", "格式变更"),
        mirror: .itself,
        meaning: "The same type, written in another way.",
        wayOut: Words(
            "add a field in the new format beside it",
            "在旁边新增一个新格式的字段"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                in: .request,
                Words(
                    "apps already shipped write it in the old way",
                    "已发布的应用仍以旧格式写入"
                )
            ),
            Verdict(
                .wire,
                .breaking,
                in: .response,
                where: .isStrict,
                Words(
                    "apps already shipped cannot read the new way",
                    "已发布的应用无法读取新格式"
                )
            ),
            Verdict(
                .wire,
                .safe,
                in: .response,
                where: .isLenient,
                Words(
                    "apps already shipped read both ways",
                    "已发布的应用两种格式都能读取"
                )
            ),
        ]
    )
}
