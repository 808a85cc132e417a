/// What `completions` was asked for.
package struct CompletionsArguments: CommandArguments {
    package enum Shell: String, CaseIterable, Sendable {
        case bash, zsh, fish
    }

    package var shell = Shell.bash

    package init() {}

    package static let command = Command<Self>(
        "completions",
        summary: "Prints a script that lets a shell complete this tool's commands and options",
        discussion: [
            """
            bash: 'eval "$(endpointgen completions bash)"' in '~/.bashrc'. zsh: save it as '_endpointgen' in a folder \
            of '$fpath'. fish: save it as '~/.config/fish/completions/endpointgen.fish'.
            """
        ],
        parameters: [.choiceArgument("shell", into: \.shell, help: "The shell that reads the script.")]
    )
}
