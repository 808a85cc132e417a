extension ChangeRule {
    /// A model is only received, which changes types in it.
    static let modelNoLongerSent = ChangeRule(
        "model-no-longer-sent",
        Words("model is no longer sent", "模型不再被发送"),
        mirror: .rule("model-became-sent"),
        meaning: "A model is only received, which changes types in it.",
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "'Change<T>' or 'Nullable<T>' becomes 'T?' in it",
                    "其中的 Change<T> 或 Nullable<T> 变为 T?"
                )
            )
        ]
    )
}
