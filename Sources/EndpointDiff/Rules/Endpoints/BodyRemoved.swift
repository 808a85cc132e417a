extension ChangeRule {
    /// No body is sent any more.
    static let bodyRemoved = ChangeRule(
        "body-removed",
        Words("body removed", "删除请求体"),
        mirror: .rule("body-added"),
        meaning: "No body is sent any more.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                Words(
                    "apps already shipped still send it, which is safe if the backend skips it",
                    "已发布的应用仍会发送它；只要后端忽略它就是安全的"
                )
            ),
            Verdict(
                .source,
                .breaking,
                where: .isDeclared,
                Words(
                    "call sites that pass it do not compile",
                    "传入它的调用处将无法编译"
                )
            ),
        ]
    )
}
