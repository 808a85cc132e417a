extension ChangeRule {
    /// Unknown values are kept.
    static let modelOpened = ChangeRule(
        "model-opened",
        Words("opened", "变为开放"),
        mirror: .rule("model-closed"),
        meaning: "Unknown values are kept.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                Words(
                    "what apps already shipped send and read stays the same",
                    "已发布的应用发送和读取的内容不变"
                )
            ),
            Verdict(
                .source,
                .risky,
                Words(
                    "a switch over all cases does not compile without 'unknown'",
                    "穷举的 switch 缺少 unknown 时将无法编译"
                )
            ),
        ]
    )
}
