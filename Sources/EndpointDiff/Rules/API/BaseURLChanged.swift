extension ChangeRule {
    /// Another address of a server in one environment.
    static let baseURLChanged = ChangeRule(
        "base-url-changed",
        Words("base address changed", "基地址变更"),
        mirror: .itself,
        meaning: "Another address of a server in one environment.",
        wayOut: Words(
            "keep the old address answering",
            "保持旧地址可用"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped call the old address",
                    "已发布的应用调用旧地址"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the same call goes to another address",
                    "同样的调用会发往另一地址"
                )
            ),
        ]
    )
}
