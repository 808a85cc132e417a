extension ChangeRule {
    /// Another server.
    static let serverChanged = ChangeRule(
        "server-changed",
        Words("server changed", "服务器变更"),
        mirror: .itself,
        meaning: "Another server.",
        wayOut: Words(
            "keep the endpoint on the old server too",
            "在旧服务器上也保留该接口"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped call the old server",
                    "已发布的应用调用旧服务器"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the same call goes to another server, with that one's settings",
                    "同样的调用会发往另一台服务器，并采用其设置"
                )
            ),
        ]
    )
}
