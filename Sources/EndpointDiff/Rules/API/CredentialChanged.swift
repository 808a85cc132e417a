extension ChangeRule {
    /// Another header or scheme for a credential.
    static let credentialChanged = ChangeRule(
        "credential-changed",
        Words("credential changed", "凭据变更"),
        mirror: .itself,
        meaning: "Another header or scheme for a credential.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped send the credential in the old way",
                    "已发布的应用以旧方式发送凭据"
                )
            )
        ]
    )
}
