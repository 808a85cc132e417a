extension ChangeRule {
    /// Another media type of the body.
    static let contentTypeChanged = ChangeRule(
        "content-type-changed",
        Words("content type changed", "内容类型变更"),
        mirror: .itself,
        meaning: "Another media type of the body.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped send the old media type",
                    "已发布的应用发送旧的媒体类型"
                )
            )
        ]
    )
}
