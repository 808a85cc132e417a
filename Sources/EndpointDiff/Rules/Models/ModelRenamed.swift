extension ChangeRule {
    /// The Swift type of a model is called otherwise.
    static let modelRenamed = ChangeRule(
        "model-renamed",
        Words("model renamed", "模型重命名"),
        mirror: .itself,
        meaning: "The Swift type of a model is called otherwise.",
        wayOut: Words(
            "say so with 'renamedFrom', which keeps the old name as a deprecated alias",
            "用 renamedFrom 说明，旧名称会保留为弃用别名"
        ),
        verdicts: [
            Verdict(
                .source,
                .breaking,
                where: .isUnaliased,
                Words(
                    "the wire stays as it was, but the Swift type is called otherwise",
                    "线上格式不变，但 Swift 类型名称不同"
                )
            ),
            Verdict(
                .source,
                .safe,
                where: .isAliased,
                Words(
                    "the old name stays as a deprecated alias",
                    "旧名称保留为弃用别名"
                )
            ),
        ]
    )
}
