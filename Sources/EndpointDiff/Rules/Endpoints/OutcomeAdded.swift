extension ChangeRule {
    /// A status with a meaning of its own.
    static let outcomeAdded = ChangeRule(
        "outcome-added",
        Words("outcome added", "新增结果"),
        mirror: .rule("outcome-removed"),
        meaning: "A status with a meaning of its own.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                where: .isRefused,
                Words(
                    "apps already shipped take the status for a failure",
                    "已发布的应用会将该状态码视为失败"
                )
            ),
            Verdict(
                .wire,
                .breaking,
                where: .isMisread,
                Words(
                    "apps already shipped read the answer as the value they know, which it is not",
                    "已发布的应用会按已知的值读取该响应，但它并不是那个值"
                )
            ),
            Verdict(
                .wire,
                .safe,
                where: .isRead,
                Words(
                    "apps already shipped read the answer as the value they know",
                    "已发布的应用会按已知的值读取该响应"
                )
            ),
            Verdict(
                .source,
                .risky,
                where: .isEnumerated,
                Words(
                    "a switch over all cases does not compile without the new one",
                    "穷举的 switch 缺少新分支时将无法编译"
                )
            ),
        ]
    )
}
