extension ChangeRule {
    /// Fields in place became one argument, or the other way round.
    static let bodyShapeChanged = ChangeRule(
        "body-shape-changed",
        Words("arguments of the body changed", "请求体参数形式变更"),
        mirror: .itself,
        meaning: "Fields in place became one argument, or the other way round.",
        verdicts: [
            Verdict(
                .source,
                .breaking,
                Words(
                    "the wire stays as it was, but the body is passed in another way",
                    "线上格式不变，但请求体的传入方式不同"
                )
            )
        ]
    )
}
