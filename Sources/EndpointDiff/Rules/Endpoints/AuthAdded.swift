extension ChangeRule {
    /// A credential is sent that was not.
    static let authAdded = ChangeRule(
        "auth-added",
        Words("authentication added", "新增认证"),
        mirror: .rule("auth-dropped"),
        meaning: "A credential is sent that was not.",
        wayOut: Words(
            "accept calls without a credential for a while ('auth: optional')",
            "在一段时间内接受无凭据的调用（auth: optional）"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                where: .isDemanded,
                Words(
                    "apps already shipped send no credential",
                    "已发布的应用不发送凭据"
                )
            ),
            Verdict(
                .wire,
                .safe,
                where: .isOffered,
                Words(
                    "apps already shipped send no credential, which is allowed",
                    "已发布的应用不发送凭据，这是允许的"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the call goes out with a credential",
                    "调用将携带凭据"
                )
            ),
        ]
    )
}
