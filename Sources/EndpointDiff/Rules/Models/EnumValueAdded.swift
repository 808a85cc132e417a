extension ChangeRule {
    /// A value of an enum that BASE does not have.
    static let enumValueAdded = ChangeRule(
        "enum-value-added",
        Words("enum value added", "新增枚举值"),
        mirror: .rule("enum-value-removed"),
        meaning: "A value of an enum that BASE does not have.",
        wayOut: Words(
            "let the enum be open one release before the backend sends new values",
            "先让枚举保持开放一个版本，再由后端发送新值"
        ),
        verdicts: [
            Verdict(
                .wire,
                .safe,
                in: .request,
                Words(
                    "apps already shipped never send it",
                    "已发布的应用从不发送它"
                )
            ),
            Verdict(
                .wire,
                .safe,
                in: .response,
                where: .isOpen,
                Words(
                    "apps already shipped read it as 'unknown'",
                    "已发布的应用将其读作 unknown"
                )
            ),
            Verdict(
                .wire,
                .breaking,
                in: .response,
                where: .isClosed,
                Words(
                    "apps already shipped cannot decode it, as the enum is closed",
                    "该枚举是封闭的，已发布的应用无法解码它"
                )
            ),
            Verdict(
                .source,
                .risky,
                Words(
                    "a switch over all cases does not compile without the new one",
                    "穷举的 switch 缺少新分支时将无法编译"
                )
            ),
        ]
    )
}
