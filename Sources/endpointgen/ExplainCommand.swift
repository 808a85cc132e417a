import EndpointCommandLine
import EndpointDiagnostics
import EndpointDiff

/// `endpointgen explain`.
struct ExplainCommand {
    let arguments: ExplainArguments

    func run(_ console: Console) throws -> ExitStatus {
        let rules = RuleTable.all
        guard let id = arguments.id else {
            try console.output.write(ExplanationText.list(rules) + ChangeRuleReference.list)
            return .done
        }
        if let rule = ChangeRules.rule(id) {
            try console.output.write(ChangeRuleReference.explanation(of: rule))
            return .done
        }
        guard let rule = rules.first(where: { $0.id == id }) else {
            throw UsageError.unknownRule(id, known: rules.map(\.id) + ChangeRules.all.map(\.id))
        }
        try console.output.write(ExplanationText.text(for: rule))
        return .done
    }
}
