import EndpointCommandLine
import EndpointDiagnostics
import Foundation

/// `endpointgen diff`.
struct DiffCommand {
    let arguments: DiffArguments

    func run(_ console: Console) throws -> ExitStatus {
        let usesColor = console.output.allowsColor(ProcessInfo.processInfo.environment)
        let run = try DiffRun(arguments, usesColor: usesColor)
        var diagnostics = DiagnosticCollector()
        let result = Result { try run.run(reportingTo: &diagnostics) }
        try console.show(diagnostics)
        guard let outcome = try result.get() else { return .problems }
        try console.output.write(outcome.text)
        return outcome.fails ? .problems : .done
    }
}
