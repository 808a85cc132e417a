extension ChangeRule {
    /// A limit allows more values.
    static let limitsLoosened = ChangeRule(
        "limits-loosened",
        Words("limits loosened", "限制放宽"),
        mirror: .rule("limits-tightened"),
        meaning: "A limit allows more values.",
        verdicts: [
            Verdict(
                .wire,
                .safe,
                in: .request,
                Words(
                    "every value that apps already shipped send is still accepted",
                    "已发布的应用发送的值仍会被接受"
                )
            ),
            Verdict(
                .wire,
                .risky,
                in: .response,
                Words(
                    "apps already shipped may meet values that they were not built for",
                    "已发布的应用可能遇到未曾预期的值"
                )
            ),
            Verdict(
                .docs,
                .safe,
                Words(
                    "the documented limit changes",
                    "文档中的限制变更"
                )
            ),
        ]
    )
}
