/// Completions for zsh, through its function `_arguments`.
package struct ZshCompletions {
    private let words: CompletionWords

    package init(_ words: CompletionWords) { self.words = words }

    package var script: String {
        """
        #compdef \(CommandTable.tool)
        # Completions of \(CommandTable.tool) for zsh: save as _endpointgen in a folder of $fpath, before compinit.

        _endpointgen() {
            local -a commands
            commands=(
        \(words.commands.map { "        " + Self.quoted(Self.escaped($0.name) + ":" + $0.summary) }.joined(separator: "\n"))
            )
            if ((CURRENT == 2)); then
                if [[ $words[2] == -* ]]; then
                    _arguments \(CommandTable.sharedParameters.map(specification).joined(separator: " "))
                else
                    _describe -t commands command commands
                fi
                return
            fi
            shift words
            ((CURRENT--))
            case $words[1] in
        \(words.commands.map(branch).joined(separator: "\n"))
            esac
        }

        if [[ $funcstack[1] == _endpointgen ]]; then
            _endpointgen "$@"
        else
            compdef _endpointgen \(CommandTable.tool)
        fi

        """
    }

    private func branch(of command: CommandDescription) -> String {
        let rows = (command.options + command.arguments).map { "                \(specification($0))" }
        return
            "        \(command.name))\n            _arguments -s \\\n\(rows.joined(separator: " \\\n"))\n            ;;"
    }

    /// An option or argument as `_arguments` takes it.
    private func specification(_ parameter: ParameterDescription) -> String {
        let value = parameter.valueKind.map { ":\(parameter.placeholder):\(action($0))" } ?? ""
        guard !parameter.isArgument else {
            return Self.quoted((parameter.isRepeating ? "*" : "") + value)
        }
        let help = "[\(Self.escaped(parameter.help))]"
        let equals = parameter.valueKind == nil ? "" : "="
        guard let short = parameter.short else { return Self.quoted("\(parameter.spelling)\(equals)\(help)\(value)") }
        let spelling = parameter.spelling
        let plus = parameter.valueKind == nil ? "" : "+"
        return "'(-\(short) \(spelling))'{-\(short)\(plus),\(spelling)\(equals)}" + Self.quoted(help + value)
    }

    private func action(_ kind: ParameterDescription.ValueKind) -> String {
        switch kind {
        case .folder: "_files -/"
        case .file: "_files"
        case .specs: "_files -g \"*.(yaml|yml)\""
        case .text: " "
        case .choice, .command, .rule: "(\(words.words(of: kind).joined(separator: " ")))"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing(":", with: "\\:").replacing("[", with: "\\[").replacing(
            "]",
            with: "\\]"
        )
    }

    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
}
