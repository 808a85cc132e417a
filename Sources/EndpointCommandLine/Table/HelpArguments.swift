/// What `help` was asked for.
package struct HelpArguments: CommandArguments {
    /// `nil`: the tool itself.
    package var subject: String?

    package init() {}

    package static let command = Command<Self>(
        "help",
        summary: "Shows how a command is used",
        parameters: [
            .argument("command", .command, into: \.subject, help: "A command's name. Without it all are listed.")
        ]
    )
}
