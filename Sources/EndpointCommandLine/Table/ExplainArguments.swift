/// What `explain` was asked for.
package struct ExplainArguments: CommandArguments {
    /// `nil`: all of them, a line each.
    package var id: String?

    package init() {}

    package static let command = Command<Self>(
        "explain",
        summary: "Says what a diagnostic or a kind of change means, why, and the way out",
        parameters: [
            .argument(
                "id",
                .rule,
                into: \.id,
                help: "What stands in brackets after a message, such as unknown-key. Without it all are listed."
            )
        ]
    )
}
