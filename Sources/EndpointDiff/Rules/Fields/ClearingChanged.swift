extension ChangeRule {
    /// Whether leaving, clearing and setting are told apart.
    static let clearingChanged = ChangeRule(
        "clearing-changed",
        Words("clearing changed", "清除语义变更"),
        mirror: .itself,
        meaning: "Whether leaving, clearing and setting are told apart.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                in: .request,
                Words(
                    "what apps already shipped send stays allowed",
                    "已发布的应用发送的内容仍然有效"
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
                in: .request,
                Words(
                    "its type changes between 'T?' and 'Change<T>'",
                    "其类型在 T? 与 Change<T> 之间变更"
                )
            ),
            Verdict(
                .source,
                .safe,
                in: .response,
                Words(
                    "code that reads it still compiles",
                    "读取它的代码仍可编译"
                )
            ),
        ]
    )
}
