extension ChangeRule {
    /// A credential that BASE does not have.
    static let credentialAdded = ChangeRule(
        "credential-added",
        Words("credential added", "新增凭据"),
        mirror: .rule("credential-removed"),
        meaning: "A credential that BASE does not have.",
        verdicts: [
            Verdict(
                .behavior,
                .safe,
                Words(
                    "nothing sends it unless an endpoint asks for it",
                    "除非接口要求，否则不会发送"
                )
            )
        ]
    )
}
