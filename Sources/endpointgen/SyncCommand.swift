import EndpointCommandLine
import EndpointDiagnostics
import EndpointGeneration
import Foundation

/// `endpointgen sync`.
struct SyncCommand {
    let arguments: SyncArguments

    func run(_ console: Console) throws -> ExitStatus {
        var diagnostics = DiagnosticCollector()
        let usesColor = console.output.allowsColor(ProcessInfo.processInfo.environment)
        let result = Result { try SyncRun(arguments, usesColor: usesColor).run(reportingTo: &diagnostics) }
        try console.show(diagnostics)
        switch try result.get() {
        case nil: return .problems
        case .current:
            if console.errors.isTerminal { try console.errors.write("Nothing new upstream.\n") }
            return .done
        case .stale(let report):
            try console.output.write(report)
            return .problems
        case .taken(let report, let specs, let swift):
            try console.output.write(report)
            if console.errors.isTerminal { try console.errors.write(specs.text + (swift?.text ?? "")) }
            return diagnostics.hasErrors ? .problems : .done
        }
    }
}
