import EndpointCommandLine
import EndpointDiagnostics
import EndpointGeneration

/// `endpointgen format`.
struct FormatCommand {
    let arguments: FormatArguments

    func run(_ console: Console) throws -> ExitStatus {
        var diagnostics = DiagnosticCollector()
        let result = Result { try FormatRun(arguments).run(reportingTo: &diagnostics) }
        try console.show(diagnostics)
        let summary = try result.get()
        if console.errors.isTerminal { try console.errors.write(summary.text) }
        return diagnostics.hasErrors ? .problems : .done
    }
}
