extension ChangeRule {
    /// Requests carry no key any more.
    static let idempotencyKeyDropped = ChangeRule(
        "idempotency-key-dropped",
        Words("idempotency key dropped", "取消幂等键"),
        mirror: .rule("idempotency-key-added"),
        meaning: "Requests carry no key any more.",
        wayOut: Words(
            "keep the key while shipped apps retry the call",
            "在已发布的应用仍会重试时保留幂等键"
        ),
        verdicts: [
            Verdict(
                .behavior,
                .breaking,
                where: .losesReplayable,
                Words(
                    "apps already shipped go on retrying, so that one submission may be carried out twice",
                    "已发布的应用会继续重试，同一提交可能被执行两次"
                )
            ),
            Verdict(
                .behavior,
                .risky,
                where: .staysReplayable,
                Words(
                    "calls go on being repeated, and nothing but the backend keeps one from being carried out twice",
                    "调用仍会重复发送，只能依靠后端避免重复执行"
                )
            ),
            Verdict(
                .source,
                .breaking,
                where: .losesReplayable,
                Words(
                    "the endpoint is no longer 'Replayable'",
                    "该接口不再是 Replayable"
                )
            ),
            Verdict(
                .source,
                .risky,
                where: .losesArgument,
                Words(
                    "call sites that pass 'idempotencyKey' do not compile",
                    "传入 idempotencyKey 的调用处将无法编译"
                )
            ),
        ]
    )
}
