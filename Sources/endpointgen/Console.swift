import EndpointCommandLine
import EndpointDiagnostics
import Foundation

/// Where a run's words go: results to standard output, all else to standard error.
struct Console {
    let output = StandardStream.output
    let errors = StandardStream.error

    /// Shows the problems of a run on standard error.
    func show(_ diagnostics: DiagnosticCollector) throws {
        try errors.write(text(of: diagnostics, as: .text, on: errors))
    }

    /// Writes a report of problems to standard output.
    func report(_ diagnostics: DiagnosticCollector, as format: DiagnosticFormat) throws {
        try output.write(text(of: diagnostics, as: format, on: output))
    }

    private func text(
        of diagnostics: DiagnosticCollector,
        as format: DiagnosticFormat,
        on stream: StandardStream
    ) -> String {
        DiagnosticFormatter(
            format: format,
            usesColor: stream.allowsColor(ProcessInfo.processInfo.environment),
            showsSource: true,
            rules: RuleTable.all,
            toolVersion: ToolVersion.current
        )
        .format(diagnostics.sorted)
    }
}
