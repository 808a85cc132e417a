import EndpointCommandLine
import EndpointDiagnostics
import EndpointGeneration

/// `endpointgen generate`.
struct GenerateCommand {
    let arguments: GenerateArguments

    func run(_ console: Console) throws -> ExitStatus {
        var diagnostics = DiagnosticCollector()
        // What was found before the machine refused is worth knowing too.
        let folder = arguments.ignoresCache ? nil : GenerationCache.defaultFolder
        let result = Result { try GenerationRun(arguments, cacheFolder: folder).run(reportingTo: &diagnostics) }
        try console.show(diagnostics)
        guard let summary = try result.get() else { return .problems }
        if console.errors.isTerminal { try console.errors.write(summary.text) }
        return .done
    }
}
