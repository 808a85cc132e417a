extension ChangeRule {
    /// Null is no value any more.
    static let fieldNoLongerNullable = ChangeRule(
        "field-no-longer-nullable",
        Words("no longer nullable", "不再可为 null"),
        mirror: .rule("field-became-nullable"),
        meaning: "Null is no value any more.",
        wayOut: Words(
            "go on accepting null",
            "继续接受 null"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                in: .request,
                Words(
                    "apps already shipped may send null, and the backend refuses it",
                    "已发布的应用可能发送 null，而后端会拒绝"
                )
            ),
            Verdict(
                .wire,
                .safe,
                in: .response,
                Words(
                    "apps already shipped read it as before",
                    "已发布的应用照常读取它"
                )
            ),
            Verdict(
                .source,
                .breaking,
                Words(
                    "its type is no longer optional: code that unwraps it or passes nil does not compile",
                    "其类型不再是可选：解包它或传入 nil 的代码将无法编译"
                )
            ),
        ]
    )
}
