extension ChangeRule {
    /// A credential that HEAD does not have.
    static let credentialRemoved = ChangeRule(
        "credential-removed",
        Words("credential removed", "删除凭据"),
        mirror: .rule("credential-added"),
        meaning: "A credential that HEAD does not have.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "what the app supplies is not sent any more",
                    "应用提供的凭据不再发送"
                )
            )
        ]
    )
}
