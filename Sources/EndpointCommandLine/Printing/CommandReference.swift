/// The README's section on commands.
package enum CommandReference {
    package static var markdown: String {
        CommandTable.rows.map { section($0.description) }.joined(separator: "\n")
    }

    private static func section(_ command: CommandDescription) -> String {
        let paragraphs = [command.summary + "."] + command.discussion
        return """
            ### `\(command.name)`

            ```
            \(UsageLine(of: command).text)
            ```

            \(paragraphs.joined(separator: "\n\n"))

            | word | default | what it does |
            |---|---|---|
            \(command.parameters.map(row).joined(separator: "\n"))

            """
    }

    private static func row(_ parameter: ParameterDescription) -> String {
        let short = parameter.short.map { "`-\($0)`, " } ?? ""
        let value =
            switch parameter.form {
            case .option(.choice(let words)), .argument(.choice(let words), _):
                " " + words.joined(separator: "\\|")
            case .option: " <\(parameter.placeholder)>"
            case .flag, .argument: ""
            }
        let fallback = parameter.isRequired ? "required" : parameter.defaultText ?? ""
        let cells = ["\(short)`\(parameter.spelling)\(value)`", fallback, parameter.help]
        return "| " + cells.joined(separator: " | ") + " |"
    }
}
