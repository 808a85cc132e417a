extension ChangeRule {
    /// A credential is sent no more, or only if there is one.
    static let authDropped = ChangeRule(
        "auth-dropped",
        Words("authentication dropped", "取消认证"),
        mirror: .rule("auth-added"),
        meaning: "A credential is sent no more, or only if there is one.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                Words(
                    "apps already shipped send a credential that is not needed",
                    "已发布的应用发送了不再需要的凭据"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the call goes out without a credential, or only with one if there is one",
                    "调用不再必须携带凭据"
                )
            ),
        ]
    )
}
