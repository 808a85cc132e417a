extension ChangeRule {
    /// Another folder of templates.
    static let templatesChanged = ChangeRule(
        "templates-changed",
        Words("templates changed", "模板变更"),
        mirror: .itself,
        meaning: "Another folder of templates.",
        verdicts: [
            Verdict(
                .source,
                .risky,
                Words(
                    "templates decide what is generated, and are not compared",
                    "生成内容由模板决定，此处不作比较"
                )
            )
        ]
    )
}
