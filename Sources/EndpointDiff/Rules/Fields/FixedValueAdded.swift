extension ChangeRule {
    /// What could vary is fixed.
    static let fixedValueAdded = ChangeRule(
        "fixed-value-added",
        Words("fixed value added", "新增固定值"),
        mirror: .rule("fixed-value-removed"),
        meaning: "What could vary is fixed.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                in: .request,
                Words(
                    "apps already shipped may send other values",
                    "已发布的应用可能发送其他值"
                )
            ),
            Verdict(
                .wire,
                .safe,
                in: .response,
                Words(
                    "apps already shipped take any value",
                    "已发布的应用接受任意值"
                )
            ),
            Verdict(
                .source,
                .breaking,
                Words(
                    "the argument or property is gone",
                    "该参数或属性不复存在"
                )
            ),
        ]
    )
}
