import EndpointCommandLine
import EndpointDiagnostics
import EndpointGeneration
import EndpointOpenAPI
import Foundation

/// `endpointgen import`.
struct ImportCommand {
    let arguments: ImportArguments

    func run(_ console: Console) throws -> ExitStatus {
        var diagnostics = DiagnosticCollector()
        let result = Result { try ImportRun(arguments).run(reportingTo: &diagnostics) }
        try console.show(diagnostics)
        guard let report = try result.get() else { return .problems }
        switch arguments.format ?? .text {
        case .text: try console.output.write(report.changes + report.losses.summary)
        case .json: try console.output.write(try report.losses.json)
        }
        if console.errors.isTerminal { try console.errors.write(report.summary.text) }
        return diagnostics.hasErrors ? .problems : .done
    }
}

extension LossReport {
    /// The report as JSON, its keys in a fixed order.
    fileprivate var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        }
    }
}
