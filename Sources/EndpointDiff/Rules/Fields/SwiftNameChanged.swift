extension ChangeRule {
    /// Another Swift name for the same name on the wire.
    static let swiftNameChanged = ChangeRule(
        "swift-name-changed",
        Words("Swift name changed", "Swift 名称变更"),
        mirror: .itself,
        meaning: "Another Swift name for the same name on the wire.",
        wayOut: Words(
            "keep the old name and give the wire's with 'wire'",
            "保留旧名称，并用 wire 指定线上名称"
        ),
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "the wire stays as it was, but the argument label or property is called otherwise",
                    "线上格式不变，但参数标签或属性名称不同"
                )
            )
        ]
    )
}
