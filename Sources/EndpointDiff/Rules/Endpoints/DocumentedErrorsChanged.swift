extension ChangeRule {
    /// Other refusals are documented for an endpoint.
    static let documentedErrorsChanged = ChangeRule(
        "documented-errors-changed",
        Words("documented errors changed", "文档中的错误变更"),
        mirror: .itself,
        meaning: "Other refusals are documented for an endpoint.",
        verdicts: [
            Verdict(
                .docs,
                .safe,
                Words(
                    "only the wording changes",
                    "仅文字变更"
                )
            )
        ]
    )
}
