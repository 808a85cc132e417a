extension ChangeRule {
    /// The body is written in another way.
    static let bodyEncodingChanged = ChangeRule(
        "body-encoding-changed",
        Words("body encoding changed", "请求体编码变更"),
        mirror: .itself,
        meaning: "The body is written in another way.",
        wayOut: Words(
            "let the backend read both encodings for a while",
            "让后端在一段时间内同时支持两种编码"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped send the old encoding",
                    "已发布的应用发送旧编码"
                )
            )
        ]
    )
}
