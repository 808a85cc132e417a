/// Completions for fish from 3.0 on.
package struct FishCompletions {
    private let words: CompletionWords

    package init(_ words: CompletionWords) { self.words = words }

    package var script: String {
        """
        # Completions of \(CommandTable.tool) for fish: save as ~/.config/fish/completions/endpointgen.fish

        # Whether the command line has this command, and no more than so many words behind it that stand by themselves.
        function __endpointgen_at
            set -l tokens (commandline -opc)
            test (count $tokens) -gt 1; and test "$tokens[2]" = "$argv[1]"; or return 1
            test (count $argv) -lt 2; and return 0
            set -l position 0
            set -l skip 0
            for token in $tokens[3..-1]
                if test $skip -eq 1
                    set skip 0
                else if contains -- $token $argv[3..-1]
                    set skip 1
                else if not string match -q -- '-*' $token
                    set position (math $position + 1)
                end
            end
            test $position -eq $argv[2]
        end

        # Folders, and files that specs can be.
        function __endpointgen_specs
            __fish_complete_suffix .yaml | string match -r '^[^\\t]*(?:/|\\.ya?ml)(?:\\t.*)?$'
        end

        complete -c \(CommandTable.tool) -f
        \(commands.joined(separator: "\n"))
        \(words.commands.flatMap(rows).joined(separator: "\n"))

        """
    }

    private static let first = "-n 'test (count (commandline -opc)) -eq 1'"

    private var commands: [String] {
        words.commands.map { row(Self.first, "-a \($0.name)", $0.summary) }
            + CommandTable.sharedParameters.map { row(Self.first, option($0), $0.help) }
    }

    private func rows(of command: CommandDescription) -> [String] {
        let takers = command.options.filter { $0.valueKind != nil }.flatMap(\.spellings)
        let options = command.options.map { row("-n '__endpointgen_at \(command.name)'", option($0), $0.help) }
        let arguments = command.arguments.enumerated().compactMap { position, argument -> String? in
            guard let kind = argument.valueKind, let values = values(kind) else { return nil }
            let place = argument.isRepeating ? [] : [String(position)] + takers
            let condition = (["__endpointgen_at", command.name] + place).joined(separator: " ")
            return row("-n '\(condition)'", values, argument.help)
        }
        return options + arguments
    }

    private func row(_ condition: String, _ what: String, _ help: String) -> String {
        "complete -c \(CommandTable.tool) \(condition) \(what) -d \(Self.quoted(help))"
    }

    private func option(_ option: ParameterDescription) -> String {
        let names = (option.short.map { "-s \($0) " } ?? "") + "-l \(option.name)"
        guard let kind = option.valueKind else { return names }
        return names + (kind == .file ? " -r -F" : " -x") + (kind == .file ? "" : values(kind).map { " " + $0 } ?? "")
    }

    private func values(_ kind: ParameterDescription.ValueKind) -> String? {
        switch kind {
        case .folder: "-a '(__fish_complete_directories (commandline -ct))'"
        case .file: "-F"
        case .specs: "-a '(__endpointgen_specs)'"
        case .text: nil
        case .choice, .command, .rule: "-a '\(words.words(of: kind).joined(separator: " "))'"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
