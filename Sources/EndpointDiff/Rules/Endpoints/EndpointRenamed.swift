extension ChangeRule {
    /// The same request under another name.
    static let endpointRenamed = ChangeRule(
        "endpoint-renamed",
        Words("endpoint renamed", "接口重命名"),
        mirror: .itself,
        meaning: "The same request under another name.",
        wayOut: Words(
            "say so with 'renamedFrom', which keeps the old method as a deprecated alias",
            "用 renamedFrom 说明，旧方法会保留为弃用别名"
        ),
        verdicts: [
            Verdict(
                .source,
                .breaking,
                where: .isUnaliased,
                Words(
                    "call sites must use the new name",
                    "调用处必须使用新名称"
                )
            ),
            Verdict(
                .source,
                .safe,
                where: .isAliased,
                Words(
                    "the old method stays as a deprecated alias",
                    "旧方法保留为弃用别名"
                )
            ),
        ]
    )
}
