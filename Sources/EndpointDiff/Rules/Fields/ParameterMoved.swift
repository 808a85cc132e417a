extension ChangeRule {
    /// A parameter stands elsewhere in the request.
    static let parameterMoved = ChangeRule(
        "parameter-moved",
        Words("parameter moved", "参数位置变更"),
        mirror: .itself,
        meaning: "A parameter stands elsewhere in the request.",
        wayOut: Words(
            "let the backend look in both places for a while",
            "让后端在一段时间内同时支持两个位置"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "apps already shipped send it in the old place",
                    "已发布的应用仍在旧位置发送它"
                )
            ),
            Verdict(
                .source,
                .breaking,
                where: .changesOrder,
                Words(
                    "arguments must be passed in another order",
                    "参数必须以另一顺序传入"
                )
            ),
        ]
    )
}
