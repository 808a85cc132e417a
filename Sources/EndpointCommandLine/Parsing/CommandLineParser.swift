/// Turns the words of a command line into what they ask for.
///
/// The conventions are those of swift-argument-parser: `--flag value` and `--flag=value`, options
/// before, between and after arguments, `--` ends options, and `--help` or `--version` anywhere
/// before it win over everything else.
package struct CommandLineParser: Sendable {
    package init() {}

    /// - Parameter words: Without the name of the tool.
    package func parse(_ words: [String]) throws(UsageError) -> Invocation {
        guard let first = words.first else { return .help(about: nil) }
        if let row = CommandTable.row(named: first) { return try parse(Array(words.dropFirst()), of: row) }
        if let shared = sharedInvocation(in: words, about: nil) { return shared }
        throw first.hasPrefix("-") ? .unknownOption(first, of: nil) : .unknownCommand(first)
    }

    private func parse(_ words: [String], of row: CommandRow) throws(UsageError) -> Invocation {
        if let shared = sharedInvocation(in: words, about: row.description.name) { return shared }
        let invocation = try row.parse(words)
        if case .help(let name?) = invocation, CommandTable.row(named: name) == nil { throw .unknownCommand(name) }
        return invocation
    }

    private func sharedInvocation(in words: [String], about command: String?) -> Invocation? {
        let options = words.prefix { $0 != "--" }
        if options.contains("--help") || options.contains("-h") { return .help(about: command) }
        return options.contains("--version") ? .version : nil
    }
}
