extension ChangeRule {
    /// Arguments stand in another order.
    static let orderChanged = ChangeRule(
        "order-changed",
        Words("order of arguments changed", "参数顺序变更"),
        mirror: .itself,
        meaning: "Arguments stand in another order.",
        wayOut: Words(
            "keep the order, and add what is new at the end",
            "保持顺序，把新增内容放在最后"
        ),
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "the wire stays as it was, but arguments must be passed in another order",
                    "线上格式不变，但参数必须以另一顺序传入"
                )
            )
        ]
    )
}
