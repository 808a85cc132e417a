extension ChangeRule {
    /// Requests are signed.
    static let signingAdded = ChangeRule(
        "signing-added",
        Words("signing added", "新增签名"),
        mirror: .rule("signing-dropped"),
        meaning: "Requests are signed.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped do not sign",
                    "已发布的应用不签名"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the app must have the signer registered",
                    "应用必须注册该签名器"
                )
            ),
        ]
    )
}
