extension ChangeRule {
    /// A header or parameter goes out with every request to a server.
    static let commonValueAdded = ChangeRule(
        "common-value-added",
        Words("common value added", "新增公共值"),
        mirror: .rule("common-value-removed"),
        meaning: "A header or parameter goes out with every request to a server.",
        verdicts: [
            Verdict(
                .wire,
                .risky,
                Words(
                    "apps already shipped do not send it, and the backend may require it",
                    "已发布的应用不发送它，后端可能要求提供"
                )
            )
        ]
    )
}
