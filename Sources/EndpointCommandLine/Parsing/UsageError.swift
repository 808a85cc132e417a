import EndpointDiagnostics

/// A command line that says nothing that could be done.
package struct UsageError: Error, Sendable {
    /// Lower case, no final period, one sentence; ends with the way out where that is short.
    package let message: String
    /// The command that was being read; `nil` where none was recognised.
    package let command: CommandDescription?

    init(_ message: String, of command: CommandDescription?) {
        self.message = message
        self.command = command
    }

    /// The message, the usage line and where to read more.
    package var text: String {
        let name = command.map { "\(CommandTable.tool) \($0.name)" } ?? CommandTable.tool
        return """
            error: \(message.escapingControlCharacters)
            usage: \(UsageLine(of: command).text)
            see '\(name) --help'

            """
    }
}

extension UsageError {
    static func unknownCommand(_ name: String) -> UsageError {
        let names = CommandTable.rows.map(\.description.name)
        return UsageError("unknown command '\(name)'" + suggestion(for: name, from: names), of: nil)
    }

    /// Says so where the option is another command's, which a command line with its words in the wrong order looks like.
    static func unknownOption(_ spelling: String, of command: CommandDescription?) -> UsageError {
        let name = String(spelling.prefix { $0 != "=" })
        let own = (command?.parameters ?? []) + CommandTable.sharedParameters
        let names = own.filter { !$0.isArgument }.map(\.spelling)
        let owners = CommandTable.rows.map(\.description).filter { $0.parameters.contains { $0.spelling == name } }
        let hint =
            owners.isEmpty
            ? suggestion(for: name, from: names)
            : "; it is an option of \(list(owners.map { "'\($0.name)'" }))"
        return UsageError("unknown option '\(name)'" + hint, of: command)
    }

    /// `'a', 'b' and 'c'`.
    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    static func unexpectedArgument(_ word: String, of command: CommandDescription) -> UsageError {
        UsageError("unexpected argument '\(word)'", of: command)
    }

    static func missing(_ parameter: ParameterDescription, of command: CommandDescription) -> UsageError {
        guard parameter.isArgument else {
            return UsageError("missing option '\(parameter.spelling) <\(parameter.placeholder)>'", of: command)
        }
        let choices = parameter.choices.map { ", one of \($0.joined(separator: ", "))" } ?? ""
        return UsageError("\(parameter.spelling) is missing\(choices)", of: command)
    }

    static func missingValue(_ parameter: ParameterDescription, of command: CommandDescription) -> UsageError {
        guard !parameter.isArgument else { return UsageError("\(parameter.spelling) is empty", of: command) }
        return UsageError("missing value for '\(parameter.spelling) <\(parameter.placeholder)>'", of: command)
    }

    static func valueOfFlag(_ parameter: ParameterDescription, of command: CommandDescription) -> UsageError {
        UsageError("'\(parameter.spelling)' takes no value", of: command)
    }

    static func repeated(_ parameter: ParameterDescription, of command: CommandDescription) -> UsageError {
        UsageError("'\(parameter.spelling)' is given twice", of: command)
    }

    static func invalidValue(
        _ value: String,
        _ parameter: ParameterDescription,
        of command: CommandDescription
    ) -> UsageError {
        guard let allowed = parameter.choices else {
            let hint = "write \(parameter.placeholder) with commas between"
            return UsageError("'\(value)' is no value of '\(parameter.spelling)'; \(hint)", of: command)
        }
        let hint = suggestion(for: value, from: allowed)
        return UsageError(
            "'\(value)' is no value of '\(parameter.spelling)', which is one of \(allowed.joined(separator: ", "))"
                + hint,
            of: command
        )
    }

    /// The id is no diagnostic's. `explain` finds out, not the parser, which knows no rules.
    package static func unknownRule(_ id: String, known: [String]) -> UsageError {
        let hint = suggestion(for: id, from: known)
        let all = hint.isEmpty ? "; '\(CommandTable.tool) explain' lists all" : hint
        return UsageError("no diagnostic is called '\(id)'" + all, of: ExplainArguments.command.description)
    }

    /// The nearest name, or the only one that begins so.
    private static func suggestion(for word: String, from names: [String]) -> String {
        let continued = names.filter { word.count > 2 && $0.hasPrefix(word) }
        let nearest = NearestName.nearest(to: word, in: names) ?? (continued.count == 1 ? continued[0] : nil)
        return nearest.map { "; did you mean '\($0)'?" } ?? ""
    }
}
