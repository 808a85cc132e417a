extension ChangeRule {
    /// Another default.
    static let defaultChanged = ChangeRule(
        "default-changed",
        Words("default changed", "默认值变更"),
        mirror: .itself,
        meaning: "Another default.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                in: .request,
                Words(
                    "calls that leave it out send another value",
                    "省略它的调用会发送另一个值"
                )
            ),
            Verdict(
                .behavior,
                .safe,
                in: .response,
                Words(
                    "an absent value is read as another one in new builds",
                    "新版本会把缺失的值读作另一个值"
                )
            ),
        ]
    )
}
