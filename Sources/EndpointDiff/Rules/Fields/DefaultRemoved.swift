extension ChangeRule {
    /// A default became an optional.
    static let defaultRemoved = ChangeRule(
        "default-removed",
        Words("default removed", "删除默认值"),
        mirror: .rule("default-added"),
        meaning: "A default became an optional.",
        verdicts: [
            Verdict(
                .behavior,
                .risky,
                in: .request,
                Words(
                    "calls that leave it out send nothing",
                    "省略它的调用不再发送任何值"
                )
            ),
            Verdict(
                .behavior,
                .safe,
                in: .response,
                Words(
                    "an absent value is read as nil in new builds",
                    "新版本会把缺失的值读作 nil"
                )
            ),
            Verdict(
                .source,
                .breaking,
                in: .response,
                where: .swiftTypeChanges,
                Words(
                    "its type becomes optional: code that reads it does not compile",
                    "其类型变为可选：读取它的代码将无法编译"
                )
            ),
            Verdict(
                .source,
                .safe,
                in: .request,
                Words(
                    "call sites that pass a value still compile",
                    "传入值的调用处仍可编译"
                )
            ),
        ]
    )
}
