extension ChangeRule {
    /// Another name on the wire for the same Swift name.
    static let wireNameChanged = ChangeRule(
        "wire-name-changed",
        Words("wire name changed", "线上名称变更"),
        mirror: .itself,
        meaning: "Another name on the wire for the same Swift name.",
        wayOut: Words(
            "let the backend take and send both names for a while",
            "让后端在一段时间内同时支持两个名称"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                in: .request,
                where: .mustBePresent,
                Words(
                    "apps already shipped send it under the old name",
                    "已发布的应用仍用旧名称发送"
                )
            ),
            Verdict(
                .wire,
                .risky,
                in: .request,
                where: .mayBeAbsent,
                Words(
                    "apps already shipped send it under the old name, which the backend skips",
                    "已发布的应用仍用旧名称发送，后端会忽略它"
                )
            ),
            Verdict(
                .wire,
                .breaking,
                in: .response,
                where: .mustBePresent,
                Words(
                    "apps already shipped look for the old name",
                    "已发布的应用查找的是旧名称"
                )
            ),
            Verdict(
                .wire,
                .risky,
                in: .response,
                where: .mayBeAbsent,
                Words(
                    "apps already shipped look for the old name and go on without the value",
                    "已发布的应用查找旧名称，将得不到这个值"
                )
            ),
        ]
    )
}
