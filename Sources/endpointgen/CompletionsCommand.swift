import EndpointCommandLine
import EndpointDiagnostics
import EndpointDiff

/// `endpointgen completions`.
struct CompletionsCommand {
    let arguments: CompletionsArguments

    func run(_ console: Console) throws -> ExitStatus {
        let words = CompletionWords(rules: RuleTable.all.map(\.id) + ChangeRules.all.map(\.id))
        let script =
            switch arguments.shell {
            case .bash: BashCompletions(words).script
            case .zsh: ZshCompletions(words).script
            case .fish: FishCompletions(words).script
            }
        try console.output.write(script)
        return .done
    }
}
