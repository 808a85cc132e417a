extension ChangeRule {
    /// A limit allows fewer values.
    static let limitsTightened = ChangeRule(
        "limits-tightened",
        Words("limits tightened", "限制收紧"),
        mirror: .rule("limits-loosened"),
        meaning: "A limit allows fewer values.",
        wayOut: Words(
            "go on accepting what the old limit allows",
            "继续接受旧限制允许的值"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                in: .request,
                Words(
                    "apps already shipped may send values that the backend refuses",
                    "已发布的应用可能发送后端拒绝的值"
                )
            ),
            Verdict(
                .wire,
                .safe,
                in: .response,
                Words(
                    "apps already shipped read every value that is left",
                    "已发布的应用可以读取剩余的所有值"
                )
            ),
            Verdict(
                .docs,
                .safe,
                Words(
                    "the documented limit changes",
                    "文档中的限制变更"
                )
            ),
        ]
    )
}
