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
                Words(
                    "apps already shipped take it for a failure",
                    "已发布的应用会将其视为失败"
                )
            )
        ]
    )
}
