extension ChangeRule {
    /// A model that was only received is sent too, which changes types in it.
    static let modelBecameSent = ChangeRule(
        "model-became-sent",
        Words("model is sent now", "模型现在会被发送"),
        mirror: .rule("model-no-longer-sent"),
        meaning: "A model that was only received is sent too, which changes types in it.",
        wayOut: Words(
            "make a model of its own for the request",
            "为请求单独定义一个模型"
        ),
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "'T?' becomes 'Change<T>' or 'Nullable<T>' in it",
                    "其中的 T? 变为 Change<T> 或 Nullable<T>"
                )
            )
        ]
    )
}
