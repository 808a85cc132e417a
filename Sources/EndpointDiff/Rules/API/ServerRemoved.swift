extension ChangeRule {
    /// A server that HEAD does not have.
    static let serverRemoved = ChangeRule(
        "server-removed",
        Words("server removed", "删除服务器"),
        mirror: .rule("server-added"),
        meaning: "A server that HEAD does not have.",
        verdicts: [
            Verdict(
                .source,
                .risky,
                Words(
                    "code that names its base or its headers may not compile",
                    "使用其地址或标头的代码可能无法编译"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                Words(
                    "nothing calls it any more",
                    "它不再被调用"
                )
            ),
        ]
    )
}
