extension ChangeRule {
    /// A field is only received.
    static let fieldNoLongerSent = ChangeRule(
        "field-no-longer-sent",
        Words("no longer sent", "不再发送"),
        mirror: .rule("field-now-sent"),
        meaning: "A field is only received.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                Words(
                    "apps already shipped still send it, which is safe if the backend skips what it does not know",
                    "已发布的应用仍会发送它；只要后端忽略未知字段就是安全的"
                )
            ),
            Verdict(
                .source,
                .breaking,
                where: .losesArgument,
                Words(
                    "the argument is gone",
                    "该参数不复存在"
                )
            ),
        ]
    )
}
