extension ChangeRule {
    /// A field, parameter, header or part that HEAD does not have.
    static let fieldRemoved = ChangeRule(
        "field-removed",
        Words("field removed", "删除字段"),
        mirror: .rule("field-added"),
        meaning: "A field, parameter, header or part that HEAD does not have.",
        wayOut: Words(
            "keep it, marked as deprecated, until no shipped app needs it",
            "保留它并标记为弃用，直到没有已发布的应用需要它"
        ),
        verdicts: [
            Verdict(
                .wire,
                .safe,
                in: .request,
                Words(
                    "apps already shipped still send it, which is safe if the backend skips what it does not know",
                    "已发布的应用仍会发送它；只要后端忽略未知字段就是安全的"
                )
            ),
            Verdict(
                .wire,
                .breaking,
                in: .response,
                where: .mustBePresent,
                Words(
                    "apps already shipped cannot decode the answer without it",
                    "已发布的应用在缺少它时无法解码响应"
                )
            ),
            Verdict(
                .wire,
                .risky,
                in: .response,
                where: .mayBeAbsent,
                Words(
                    "apps already shipped go on without the value",
                    "已发布的应用将得不到这个值"
                )
            ),
            Verdict(
                .source,
                .breaking,
                where: .isDeclared,
                Words(
                    "code that passes or reads it does not compile",
                    "传入或读取它的代码将无法编译"
                )
            ),
        ]
    )
}
