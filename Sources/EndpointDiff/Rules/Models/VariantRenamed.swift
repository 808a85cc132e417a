extension ChangeRule {
    /// Another Swift name for the same variant.
    static let variantRenamed = ChangeRule(
        "variant-renamed",
        Words("variant renamed", "变体重命名"),
        mirror: .itself,
        meaning: "Another Swift name for the same variant.",
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "the wire stays as it was, but the case is called otherwise",
                    "线上格式不变，但分支名称不同"
                )
            )
        ]
    )
}
