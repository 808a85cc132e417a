extension ChangeRule {
    /// What had to be there may be absent.
    static let fieldBecameOptional = ChangeRule(
        "field-became-optional",
        Words("became optional", "变为可选"),
        mirror: .rule("field-became-required"),
        meaning: "What had to be there may be absent.",
        wayOut: Words(
            "go on sending it always",
            "继续始终返回它"
        ),
        verdicts: [
            Verdict(
                .wire,
                .safe,
                in: .request,
                Words(
                    "apps already shipped send it always, which is allowed",
                    "已发布的应用始终发送它，这是允许的"
                )
            ),
            Verdict(
                .wire,
                .breaking,
                in: .response,
                Words(
                    "apps already shipped cannot decode an answer that lacks it",
                    "已发布的应用无法解码缺少它的响应"
                )
            ),
            Verdict(
                .source,
                .breaking,
                in: .response,
                where: .swiftTypeChanges,
                Words(
                    "its type becomes optional: code that reads it does not compile",
                    "其类型变为可选：读取它的代码将无法编译"
                )
            ),
            Verdict(
                .source,
                .breaking,
                in: .request,
                where: .becomesChange,
                Words(
                    "its type becomes 'Change': code that passes it does not compile",
                    "其类型变为 Change：传入它的代码将无法编译"
                )
            ),
            Verdict(
                .source,
                .safe,
                in: .request,
                Words(
                    "call sites that pass it still compile",
                    "传入它的调用处仍可编译"
                )
            ),
        ]
    )
}
