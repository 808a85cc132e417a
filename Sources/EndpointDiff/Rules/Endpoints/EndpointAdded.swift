extension ChangeRule {
    /// An endpoint that BASE does not have.
    static let endpointAdded = ChangeRule(
        "endpoint-added",
        Words("endpoint added", "新增接口"),
        mirror: .rule("endpoint-removed"),
        meaning: "An endpoint that BASE does not have.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                Words(
                    "apps already shipped do not call it",
                    "已发布的应用不会调用它"
                )
            ),
            Verdict(
                .source,
                .safe,
                Words(
                    "nothing calls it yet",
                    "尚无代码调用它"
                )
            ),
        ]
    )
}
