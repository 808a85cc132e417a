extension ChangeRule {
    /// A server that BASE does not have.
    static let serverAdded = ChangeRule(
        "server-added",
        Words("server added", "新增服务器"),
        mirror: .rule("server-removed"),
        meaning: "A server that BASE does not have.",
        verdicts: [
            Verdict(
                .behavior,
                .safe,
                Words(
                    "nothing calls it unless an endpoint moves there",
                    "除非接口迁移，否则不会被调用"
                )
            )
        ]
    )
}
