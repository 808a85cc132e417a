import EndpointCommandLine
import EndpointDiagnostics

/// `endpointgen export`.
struct ExportCommand {
    let arguments: ExportArguments

    func run(_ console: Console) throws -> ExitStatus {
        var diagnostics = DiagnosticCollector()
        let result = Result { try ExportRun(arguments).run(reportingTo: &diagnostics) }
        try console.show(diagnostics)
        guard let bytes = try result.get() else { return .problems }
        try console.output.write(String(decoding: bytes, as: UTF8.self))
        return .done
    }
}
