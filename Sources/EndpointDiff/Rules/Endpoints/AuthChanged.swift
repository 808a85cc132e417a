extension ChangeRule {
    /// Another credential.
    static let authChanged = ChangeRule(
        "auth-changed",
        Words("authentication changed", "认证变更"),
        mirror: .itself,
        meaning: "Another credential.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped send the old credential",
                    "已发布的应用发送的是旧凭据"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the call goes out with another credential",
                    "调用将携带另一种凭据"
                )
            ),
        ]
    )
}
