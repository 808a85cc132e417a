extension ChangeRule {
    /// Callers cannot follow the transfer any more.
    static let progressDropped = ChangeRule(
        "progress-dropped",
        Words("progress dropped", "取消进度"),
        mirror: .rule("progress-added"),
        meaning: "Callers cannot follow the transfer any more.",
        verdicts: [
            Verdict(
                .source,
                .risky,
                Words(
                    "call sites that pass 'progress' do not compile",
                    "传入 progress 的调用处将无法编译"
                )
            )
        ]
    )
}
