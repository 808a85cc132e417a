import EndpointCommandLine
import EndpointDiagnostics

/// `endpointgen lint`.
struct LintCommand {
    let arguments: LintArguments

    func run(_ console: Console) throws -> ExitStatus {
        let diagnostics = try LintRun(arguments).run()
        try console.report(diagnostics, as: arguments.format ?? .text)
        return diagnostics.hasErrors ? .problems : .done
    }
}
