extension ChangeRule {
    /// Answers are kept longer, shorter, apart by something else, or not at all.
    static let cacheChanged = ChangeRule(
        "cache-changed",
        Words("cache policy changed", "缓存策略变更"),
        mirror: .itself,
        meaning: "Answers are kept longer, shorter, apart by something else, or not at all.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the same call may bring an older or newer answer",
                    "同样的调用可能得到更旧或更新的响应"
                )
            ),
            Verdict(
                .source,
                .risky,
                where: .losesArgument,
                Words(
                    "call sites that pass 'cache' do not compile",
                    "传入 cache 的调用处将无法编译"
                )
            ),
        ]
    )
}
