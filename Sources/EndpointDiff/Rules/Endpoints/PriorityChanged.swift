extension ChangeRule {
    /// Another priority.
    static let priorityChanged = ChangeRule(
        "priority-changed",
        Words("priority changed", "优先级变更"),
        mirror: .itself,
        meaning: "Another priority.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                Words(
                    "the same call goes out sooner or later than others",
                    "同样的调用相对其他调用更早或更晚发出"
                )
            )
        ]
    )
}
