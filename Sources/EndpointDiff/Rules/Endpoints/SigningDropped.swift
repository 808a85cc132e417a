extension ChangeRule {
    /// Requests are signed no more.
    static let signingDropped = ChangeRule(
        "signing-dropped",
        Words("signing dropped", "取消签名"),
        mirror: .rule("signing-added"),
        meaning: "Requests are signed no more.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                Words(
                    "apps already shipped sign in vain",
                    "已发布的应用的签名不再需要"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the call goes out unsigned",
                    "调用不再签名"
                )
            ),
        ]
    )
}
