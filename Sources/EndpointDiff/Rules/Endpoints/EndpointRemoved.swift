extension ChangeRule {
    /// An endpoint that HEAD does not have.
    static let endpointRemoved = ChangeRule(
        "endpoint-removed",
        Words("endpoint removed", "删除接口"),
        mirror: .rule("endpoint-added"),
        meaning: "An endpoint that HEAD does not have.",
        wayOut: Words(
            "announce it with 'deprecated: { removeAfter: … }', and remove it after that day",
            "先用 deprecated: { removeAfter: … } 公布，到期后再删除"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                where: .isBeforeRemovalDate,
                Words(
                    "apps already shipped call it in vain",
                    "已发布的应用将调用失败"
                )
            ),
            Verdict(
                .wire,
                .risky,
                where: .isAfterRemovalDate,
                Words(
                    "apps already shipped call it in vain; its announced date has passed",
                    "已发布的应用将调用失败；公布的日期已过"
                )
            ),
            Verdict(
                .source,
                .breaking,
                Words(
                    "call sites do not compile",
                    "调用处将无法编译"
                )
            ),
        ]
    )
}
