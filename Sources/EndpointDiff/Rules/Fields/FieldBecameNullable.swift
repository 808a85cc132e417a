extension ChangeRule {
    /// Null became a value.
    static let fieldBecameNullable = ChangeRule(
        "field-became-nullable",
        Words("became nullable", "可为 null"),
        mirror: .rule("field-no-longer-nullable"),
        meaning: "Null became a value.",
        wayOut: Words(
            "send a value always",
            "始终返回非 null 的值"
        ),
        verdicts: [
            Verdict(
                .wire,
                .safe,
                in: .request,
                Words(
                    "apps already shipped never send null, which is allowed",
                    "已发布的应用从不发送 null，这是允许的"
                )
            ),
            Verdict(
                .wire,
                .breaking,
                in: .response,
                Words(
                    "apps already shipped cannot decode null",
                    "已发布的应用无法解码 null"
                )
            ),
            Verdict(
                .source,
                .breaking,
                in: .response,
                Words(
                    "its type becomes optional: code that reads it does not compile",
                    "其类型变为可选：读取它的代码将无法编译"
                )
            ),
            Verdict(
                .source,
                .safe,
                in: .request,
                Words(
                    "call sites that pass a value still compile",
                    "传入值的调用处仍可编译"
                )
            ),
        ]
    )
}
