extension ChangeRule {
    /// A variant of a oneOf that HEAD does not have.
    static let variantRemoved = ChangeRule(
        "variant-removed",
        Words("variant removed", "删除变体"),
        mirror: .rule("variant-added"),
        meaning: "A variant of a oneOf that HEAD does not have.",
        wayOut: Words(
            "go on accepting it, and mark it as deprecated",
            "继续接受它，并标记为弃用"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                in: .request,
                Words(
                    "apps already shipped may send it, and the backend refuses it",
                    "已发布的应用可能发送它，而后端会拒绝"
                )
            ),
            Verdict(
                .wire,
                .safe,
                in: .response,
                Words(
                    "apps already shipped only meet it no more",
                    "已发布的应用只是不再遇到它"
                )
            ),
            Verdict(
                .source,
                .breaking,
                Words(
                    "code that names the case does not compile",
                    "使用该分支的代码将无法编译"
                )
            ),
        ]
    )
}
