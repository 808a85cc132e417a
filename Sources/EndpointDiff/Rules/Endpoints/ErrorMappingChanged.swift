extension ChangeRule {
    /// A status means another refusal for one endpoint.
    static let errorMappingChanged = ChangeRule(
        "error-mapping-changed",
        Words("meaning of status changed", "状态码含义变更"),
        mirror: .itself,
        meaning: "A status means another refusal for one endpoint.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the same answer is caught under another name",
                    "同样的响应以另一名称被捕获"
                )
            )
        ]
    )
}
