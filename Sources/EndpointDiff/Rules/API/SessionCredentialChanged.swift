extension ChangeRule {
    /// Another header or scheme for the session's credential.
    static let sessionCredentialChanged = ChangeRule(
        "session-credential-changed",
        Words("session credential changed", "会话凭据变更"),
        mirror: .itself,
        meaning: "Another header or scheme for the session's credential.",
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
