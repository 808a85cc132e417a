extension ChangeRule {
    /// Generated files import other modules.
    static let importsChanged = ChangeRule(
        "imports-changed",
        Words("imports changed", "导入变更"),
        mirror: .itself,
        meaning: "Generated files import other modules.",
        verdicts: [
            Verdict(
                .source,
                .safe,
                Words(
                    "code that relies on its own imports still compiles",
                    "依赖自身导入的代码仍可编译"
                )
            )
        ]
    )
}
