/// The values of one command, typed: what parsing makes and running reads.
package protocol CommandArguments: Sendable {
    static var command: Command<Self> { get }
    /// Everything at its default.
    init()
}

/// A command of the table: its description and the rows that fill its arguments.
package struct Command<Arguments: CommandArguments>: Sendable {
    package let description: CommandDescription
    let parameters: [Parameter<Arguments>]

    package init(
        _ name: String,
        summary: String,
        discussion: [String] = [],
        parameters: [Parameter<Arguments>]
    ) {
        self.parameters = parameters
        description = CommandDescription(
            name,
            summary: summary,
            discussion: discussion,
            parameters: parameters.map(\.description)
        )
    }
}
