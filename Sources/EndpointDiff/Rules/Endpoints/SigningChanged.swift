extension ChangeRule {
    /// Another signer.
    static let signingChanged = ChangeRule(
        "signing-changed",
        Words("signer changed", "签名器变更"),
        mirror: .itself,
        meaning: "Another signer.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped sign in the old way",
                    "已发布的应用以旧方式签名"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the app must have the new signer registered",
                    "应用必须注册新的签名器"
                )
            ),
        ]
    )
}
