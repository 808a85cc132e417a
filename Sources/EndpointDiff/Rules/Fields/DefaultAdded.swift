extension ChangeRule {
    /// An optional got a default.
    static let defaultAdded = ChangeRule(
        "default-added",
        Words("default added", "新增默认值"),
        mirror: .rule("default-removed"),
        meaning: "An optional got a default.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                in: .request,
                Words(
                    "calls that leave it out send the default",
                    "省略它的调用会发送默认值"
                )
            ),
            Verdict(
                .behavior,
                .safe,
                in: .response,
                Words(
                    "an absent value is read as the default in new builds",
                    "新版本会把缺失的值读作默认值"
                )
            ),
            Verdict(
                .source,
                .breaking,
                where: .swiftTypeChanges,
                Words(
                    "its type is no longer optional",
                    "其类型不再是可选"
                )
            ),
        ]
    )
}
