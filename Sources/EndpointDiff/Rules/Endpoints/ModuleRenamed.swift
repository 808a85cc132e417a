extension ChangeRule {
    /// The endpoints of a module are reached under another name.
    static let moduleRenamed = ChangeRule(
        "module-renamed",
        Words("module renamed", "模块重命名"),
        mirror: .itself,
        meaning: "The endpoints of a module are reached under another name.",
        wayOut: Words(
            "say so with 'renamedFrom' in its endpoints, which keeps the old methods as deprecated aliases if the module is kept",
            "在接口中用 renamedFrom 说明"
        ),
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "the client's property and the types of the module are called otherwise",
                    "客户端属性及模块类型的名称不同"
                )
            )
        ]
    )
}
