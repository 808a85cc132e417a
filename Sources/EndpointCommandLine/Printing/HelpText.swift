/// What `--help` prints, laid out as swift-argument-parser does.
package struct HelpText: Sendable {
    /// Ends with a line break.
    package let text: String

    private static let width = 80
    private static let helpColumn = 26

    /// Help on the tool and its commands.
    package init() {
        let commands = CommandTable.rows.map {
            Self.entry($0.description.name, $0.description.summary + ".")
        }
        text = Self.joined([
            ["OVERVIEW: \(CommandTable.summary)."],
            ["USAGE: \(UsageLine(of: nil).text)"],
            ["OPTIONS:"] + CommandTable.sharedParameters.map(Self.entry),
            ["COMMANDS:"] + commands,
            ["  See '\(CommandTable.tool) help <command>' for more on one of them."],
        ])
    }

    /// Help on one command.
    package init(on command: CommandDescription) {
        let arguments = command.parameters.filter(\.isArgument)
        let options = command.parameters.filter { !$0.isArgument } + CommandTable.sharedParameters
        let usage = Self.wrapped(["USAGE:"] + UsageLine(of: command).words, indent: 2)
        let sections: [[String]] = [
            Self.wrapped("OVERVIEW: \(command.summary).", indent: 0),
            command.discussion.flatMap { Self.wrapped($0, indent: 0) },
            usage,
            arguments.isEmpty ? [] : ["ARGUMENTS:"] + arguments.map(Self.entry),
            ["OPTIONS:"] + options.map(Self.entry),
        ]
        text = Self.joined(sections.filter { !$0.isEmpty })
    }

    private static func joined(_ sections: [[String]]) -> String {
        sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private static func entry(for parameter: ParameterDescription) -> String {
        let short = parameter.short.map { "-\($0), " } ?? ""
        let value = if case .option = parameter.form { " <\(parameter.placeholder)>" } else { "" }
        return entry(short + parameter.spelling + value, parameter.help + limits(of: parameter))
    }

    private static func limits(of parameter: ParameterDescription) -> String {
        let values = parameter.choices.map { "values: " + $0.joined(separator: ", ") }
        let fallback = parameter.defaultText.map { "default: " + $0 }
        let limits = [values, fallback].compactMap(\.self)
        return limits.isEmpty ? "" : " (\(limits.joined(separator: "; ")))"
    }

    /// A name with its help beside it, or below it where the name is long.
    private static func entry(_ name: String, _ help: String) -> String {
        let margin = String(repeating: " ", count: helpColumn)
        let label = "  " + name
        let isLong = label.count > helpColumn - 2
        let first = isLong ? margin : label + margin.dropFirst(label.count)
        let lines = wrapped(help.split(separator: " ").map(String.init), indent: helpColumn, first: first)
        return ((isLong ? [label] : []) + lines).joined(separator: "\n")
    }

    private static func wrapped(_ text: String, indent: Int) -> [String] {
        wrapped(text.split(separator: " ").map(String.init), indent: indent)
    }

    /// Fills lines with words; every line but the first is indented.
    private static func wrapped(_ words: [String], indent: Int, first: String = "") -> [String] {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = first
        var isFresh = true
        for word in words {
            if !isFresh, line.count + 1 + word.count > width {
                lines.append(line)
                line = margin
                isFresh = true
            }
            line += isFresh ? word : " " + word
            isFresh = false
        }
        return lines + [line]
    }
}
