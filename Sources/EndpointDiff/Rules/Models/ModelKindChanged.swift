extension ChangeRule {
    /// A struct became an enum, or the like.
    static let modelKindChanged = ChangeRule(
        "model-kind-changed",
        Words("kind of model changed", "模型种类变更"),
        mirror: .itself,
        meaning: "A struct became an enum, or the like.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                in: .request,
                Words(
                    "apps already shipped send the old form",
                    "已发布的应用发送的是旧形式"
                )
            ),
            Verdict(
                .wire,
                .breaking,
                in: .response,
                Words(
                    "apps already shipped cannot decode the new form",
                    "已发布的应用无法解码新形式"
                )
            ),
            Verdict(
                .source,
                .breaking,
                Words(
                    "the Swift type is another kind of type",
                    "Swift 类型的种类不同"
                )
            ),
        ]
    )
}
