extension ChangeRule {
    /// Another media type or file name of a part.
    static let partHeaderChanged = ChangeRule(
        "part-header-changed",
        Words("part header changed", "部分标头变更"),
        mirror: .itself,
        meaning: "Another media type or file name of a part.",
        verdicts: [
            Verdict(
                .wire,
                .risky,
                Words(
                    "apps already shipped send the old one, which the backend may refuse",
                    "已发布的应用发送旧值，后端可能拒绝"
                )
            )
        ]
    )
}
