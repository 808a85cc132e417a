extension ChangeRule {
    /// What could be absent must be there.
    static let fieldBecameRequired = ChangeRule(
        "field-became-required",
        Words("became required", "变为必填"),
        mirror: .rule("field-became-optional"),
        meaning: "What could be absent must be there.",
        wayOut: Words(
            "keep it optional; the backend can fill in what an app does not send",
            "保持可选；应用未发送的值可由后端补全"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                in: .request,
                Words(
                    "apps already shipped may leave it out, and the backend requires it",
                    "已发布的应用可能不发送它，而后端要求提供"
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
                where: .swiftTypeChanges,
                Words(
                    "its type is no longer optional: code that leaves it out or unwraps it does not compile",
                    "其类型不再是可选：省略它或解包它的代码将无法编译"
                )
            ),
            Verdict(
                .source,
                .breaking,
                in: .request,
                where: .losesDefault,
                Words(
                    "call sites must pass it",
                    "调用处必须传入它"
                )
            ),
            Verdict(
                .source,
                .risky,
                in: .response,
                where: .losesDefault,
                Words(
                    "code that makes such a value itself, as tests do, must pass it",
                    "自行构造该值的代码（例如测试）必须传入它"
                )
            ),
        ]
    )
}
