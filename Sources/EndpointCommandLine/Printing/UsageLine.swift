/// How a command is typed, in one line.
struct UsageLine {
    /// What a line break must not split.
    let words: [String]
    var text: String { words.joined(separator: " ") }

    /// - Parameter command: `nil`: the tool itself.
    init(of command: CommandDescription?) {
        let rest = command.map { [$0.name] + $0.parameters.map(Self.word) } ?? ["<command>"]
        words = [CommandTable.tool] + rest
    }

    private static func word(for parameter: ParameterDescription) -> String {
        let value = "<\(parameter.placeholder)>"
        let word =
            switch parameter.form {
            case .flag: parameter.spelling
            case .option: "\(parameter.spelling) \(value)"
            case .argument(_, let isRepeating): isRepeating && parameter.isOpenEnded ? "\(value) ..." : value
            }
        return parameter.isRequired ? word : "[\(word)]"
    }
}
