extension ChangeRule {
    /// A status that was no success is one.
    static let successStatusAdded = ChangeRule(
        "success-status-added",
        Words("success status added", "新增成功状态码"),
        mirror: .rule("success-status-removed"),
        meaning: "A status that was no success is one.",
        wayOut: Words(
            "go on answering with the old status",
            "继续以旧状态码应答"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                where: .isNamed,
                Words(
                    "apps already shipped take it for a failure",
                    "已发布的应用会将其视为失败"
                )
            ),
            Verdict(
                .wire,
                .risky,
                where: .isUnnamed,
                Words(
                    "the backend may answer with any status, and apps already shipped take some for failures",
                    "后端可能以任意状态码应答，其中一些会被已发布的应用视为失败"
                )
            ),
        ]
    )
}
