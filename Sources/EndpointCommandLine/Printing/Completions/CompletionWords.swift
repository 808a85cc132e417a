/// What completion scripts are made from: the table of commands, and words that it does not hold.
package struct CompletionWords: Sendable {
    let commands: [CommandDescription]
    /// Ids of diagnostics.
    let rules: [String]

    package init(rules: [String]) {
        commands = CommandTable.rows.map(\.description)
        self.rules = rules
    }

    /// The words that a value may be, where they are known; paths are the shell's business.
    func words(of kind: ParameterDescription.ValueKind) -> [String] {
        switch kind {
        case .choice(let words): words
        case .command: commands.map(\.name)
        case .rule: rules
        case .folder, .file, .specs, .text: []
        }
    }
}

extension CommandDescription {
    /// Flags and options, those of every command among them.
    var options: [ParameterDescription] { parameters.filter { !$0.isArgument } + CommandTable.sharedParameters }
    var arguments: [ParameterDescription] { parameters.filter(\.isArgument) }
}

extension ParameterDescription {
    /// `--output` and `-o`.
    var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }

    /// What a value names; `nil` for flags.
    var valueKind: ValueKind? {
        switch form {
        case .flag: nil
        case .option(let kind), .argument(let kind, _): kind
        }
    }

    var isRepeating: Bool {
        if case .argument(_, true) = form { true } else { false }
    }
}
