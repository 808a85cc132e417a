extension ChangeRule {
    /// A status is no success any more.
    static let successStatusRemoved = ChangeRule(
        "success-status-removed",
        Words("success status removed", "删除成功状态码"),
        mirror: .rule("success-status-added"),
        meaning: "A status is no success any more.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                Words(
                    "apps already shipped accept every status that is left",
                    "已发布的应用接受剩余的所有状态码"
                )
            )
        ]
    )
}
