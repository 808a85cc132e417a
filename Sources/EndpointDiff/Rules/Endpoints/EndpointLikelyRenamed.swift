extension ChangeRule {
    /// An endpoint is gone, and a new one has the same shape and a similar name.
    static let endpointLikelyRenamed = ChangeRule(
        "endpoint-likely-renamed",
        Words("endpoint renamed (likely)", "接口重命名（可能）"),
        mirror: .itself,
        meaning: "An endpoint is gone, and a new one has the same shape and a similar name.",
        wayOut: Words(
            "if it was renamed, say so with 'renamedFrom'",
            "若确为重命名，请用 renamedFrom 说明"
        ),
        verdicts: [
            Verdict(
                .wire,
                .breaking,
                Words(
                    "if it was renamed, its address changed as well; if not, one endpoint was removed and another added",
                    "若为重命名，其地址也已变更；否则是删除了一个接口并新增了另一个"
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
