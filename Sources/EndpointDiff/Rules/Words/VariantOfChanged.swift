extension ChangeRule {
    /// Which endpoint sends the same request.
    static let variantOfChanged = ChangeRule(
        "variant-of-changed",
        Words("'variantOf' changed", "变体归属变更"),
        mirror: .itself,
        meaning: "Which endpoint sends the same request.",
        verdicts: [
            Verdict(
                .docs,
                .safe,
                Words(
                    "nothing that is sent or generated changes",
                    "发送和生成的内容不变"
                )
            )
        ]
    )
}
