extension ChangeRule {
    /// Another Swift type for the same text on the wire.
    static let swiftTypeChanged = ChangeRule(
        "swift-type-changed",
        Words("Swift type changed", "Swift 类型变更"),
        mirror: .itself,
        meaning: "Another Swift type for the same text on the wire.",
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "the wire stays as it was, but code that relies on the old type does not compile",
                    "线上格式不变，但依赖旧类型的代码将无法编译"
                )
            )
        ]
    )
}
