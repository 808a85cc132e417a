/// Completions for bash from 3.2 on, without the package bash-completion.
package struct BashCompletions {
    private let words: CompletionWords

    package init(_ words: CompletionWords) { self.words = words }

    package var script: String {
        """
        # Completions of \(CommandTable.tool) for bash: eval "$(\(CommandTable.tool) completions bash)" in ~/.bashrc

        _endpointgen_words() { COMPREPLY=($(compgen -W "$1" -- "$current")); }

        _endpointgen_paths() {
            local IFS=$'\\n'
            compopt -o filenames 2>/dev/null
            case "$1" in
                folder) COMPREPLY=($(compgen -d -- "$current")) ;;
                specs)
                    COMPREPLY=($(compgen -d -- "$current"; compgen -f -X '!*.yaml' -- "$current"
                        compgen -f -X '!*.yml' -- "$current"))
                    ;;
                *) COMPREPLY=($(compgen -f -- "$current")) ;;
            esac
        }

        _endpointgen() {
            local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
            local command="${COMP_WORDS[1]}" index=2 position=0
            COMPREPLY=()
            if ((COMP_CWORD == 1)); then
                if [[ $current == -* ]]; then
                    _endpointgen_words '\(Self.spellings(CommandTable.sharedParameters).joined(separator: " "))'
                else
                    _endpointgen_words '\(words.commands.map(\.name).joined(separator: " "))'
                fi
                return
            fi
            # bash makes '--name=value' three words.
            if [[ $current == "=" ]]; then
                current=""
            elif [[ $previous == "=" ]]; then
                previous="${COMP_WORDS[COMP_CWORD-2]}"
            fi
            while ((index < COMP_CWORD)); do
                case "$command ${COMP_WORDS[index]}" in
                    \(optionsWithValues.joined(separator: " | \\\n                    ")))
                        [[ ${COMP_WORDS[index+1]} == "=" ]] && ((index++))
                        ((index++))
                        ;;
                    *" -"*) ;;
                    *) ((position++)) ;;
                esac
                ((index++))
            done
            case "$command $previous" in
        \(words.commands.flatMap(values).joined(separator: "\n"))
            esac
            if [[ $current == -* ]]; then
                case "$command" in
        \(words.commands.map(options).joined(separator: "\n"))
                esac
                return
            fi
            case "$command $position" in
        \(words.commands.flatMap(arguments).joined(separator: "\n"))
            esac
        }

        complete -F _endpointgen \(CommandTable.tool)

        """
    }

    private static func spellings(_ parameters: [ParameterDescription]) -> [String] {
        parameters.flatMap(\.spellings)
    }

    private var optionsWithValues: [String] {
        words.commands.flatMap { command in
            command.options.filter { $0.valueKind != nil }.flatMap(\.spellings).map { "'\(command.name) \($0)'" }
        }
    }

    private func values(of command: CommandDescription) -> [String] {
        command.options.compactMap { option in
            guard let kind = option.valueKind else { return nil }
            let pattern = option.spellings.map { "'\(command.name) \($0)'" }.joined(separator: " | ")
            return "        \(pattern)) \(action(kind)); return ;;"
        }
    }

    private func options(of command: CommandDescription) -> String {
        let names = Self.spellings(command.options).joined(separator: " ")
        return "            \(command.name)) _endpointgen_words '\(names)' ;;"
    }

    private func arguments(of command: CommandDescription) -> [String] {
        command.arguments.enumerated().map { position, argument in
            let place = argument.isRepeating ? "'\(command.name) '*" : "'\(command.name) \(position)'"
            return "        \(place)) \(argument.valueKind.map(action) ?? ":") ;;"
        }
    }

    private func action(_ kind: ParameterDescription.ValueKind) -> String {
        switch kind {
        case .folder: "_endpointgen_paths folder"
        case .file: "_endpointgen_paths file"
        case .specs: "_endpointgen_paths specs"
        case .text: ":"
        case .choice, .command, .rule: "_endpointgen_words '\(words.words(of: kind).joined(separator: " "))'"
        }
    }
}
