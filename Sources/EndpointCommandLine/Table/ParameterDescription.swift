/// What one flag, option or argument of a command is called and takes: all that help, completions and the README print.
package struct ParameterDescription: Sendable {
    package enum Form: Sendable, Hashable {
        /// `--check`: there or not; takes no value.
        case flag
        /// `--output <dir>` or `--output=<dir>`.
        case option(ValueKind)
        /// A word that stands by itself.
        case argument(ValueKind, isRepeating: Bool)
    }

    /// What a value names; completions go by it.
    package enum ValueKind: Sendable, Hashable {
        case folder
        case file
        /// A folder of specs or spec files.
        case specs
        /// The name of a command.
        case command
        /// The id of a diagnostic.
        case rule
        case text
        case choice([String])
    }

    /// What holds when an option is given more than once. Flags may always be repeated.
    package enum Repetition: Sendable {
        case lastWins
        case refused
    }

    /// Without dashes; of an argument what usage lines call it.
    package let name: String
    /// The letter of `-o`.
    package let short: Character?
    package let form: Form
    /// What stands between `<` and `>` in usage lines.
    package let placeholder: String
    /// Whether usage lines say that a repeating argument may go on; otherwise the placeholder names all there can be.
    package let isOpenEnded: Bool
    package let isRequired: Bool
    package let repetition: Repetition
    /// What holds when it is not given, as help prints it.
    package let defaultText: String?
    package let help: String

    package init(
        _ name: String,
        short: Character? = nil,
        _ form: Form,
        placeholder: String? = nil,
        isOpenEnded: Bool = true,
        isRequired: Bool = false,
        repetition: Repetition = .lastWins,
        default defaultText: String? = nil,
        help: String
    ) {
        self.name = name
        self.short = short
        self.form = form
        self.placeholder = placeholder ?? name
        self.isOpenEnded = isOpenEnded
        self.isRequired = isRequired
        self.repetition = repetition
        self.defaultText = defaultText
        self.help = help
    }
}

extension ParameterDescription {
    package var isArgument: Bool {
        if case .argument = form { true } else { false }
    }

    /// `--output`; of an argument its placeholder.
    package var spelling: String { isArgument ? "<\(placeholder)>" : "--\(name)" }

    /// The words a value may be, or `nil` where any will do.
    package var choices: [String]? {
        switch form {
        case .option(.choice(let words)), .argument(.choice(let words), _): words
        default: nil
        }
    }
}
