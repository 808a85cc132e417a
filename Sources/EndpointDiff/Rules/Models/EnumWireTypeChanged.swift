extension ChangeRule {
    /// Integers on the wire became text, or the other way round.
    static let enumWireTypeChanged = ChangeRule(
        "enum-wire-type-changed",
        Words("wire type of enum changed", "枚举线上类型变更"),
        mirror: .itself,
        meaning: "Integers on the wire became text, or the other way round.",
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                in: .request,
                Words(
                    "apps already shipped send the old form",
                    "已发布的应用发送的是旧形式"
                )
            ),
            Verdict(
                .wire,
                .breaking,
                in: .response,
                Words(
                    "apps already shipped cannot decode the new form",
                    "已发布的应用无法解码新形式"
                )
            ),
            Verdict(
                .source,
                .breaking,
                Words(
                    "the raw value and what 'unknown' carries change",
                    "原始值及 unknown 携带的类型变更"
                )
            ),
        ]
    )
}
