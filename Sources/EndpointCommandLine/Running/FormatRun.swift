package import EndpointDiagnostics
package import EndpointGeneration
import EndpointSpec

/// Everything from the disk to the disk that `format` does.
package struct FormatRun {
    private let arguments: FormatArguments

    package init(_ arguments: FormatArguments) { self.arguments = arguments }

    /// Lays out the files that can be read, or with `--check` reports those that would change.
    ///
    /// - Returns: What was done, also where problems kept files from being formatted.
    /// - Throws: `SpecLoadError` or `OutputError` where the machine refuses. Files written before that stay, each whole.
    package func run(reportingTo diagnostics: inout DiagnosticCollector) throws -> WriteSummary {
        let files = try SpecFormatter().format(arguments.specs, reportingTo: &diagnostics)
        var summary = WriteSummary()
        for file in files {
            let path = file.source.path
            if file.isUnchanged {
                summary.unchanged.append(path)
            } else if arguments.isCheck {
                diagnostics.report(.notFormatted(file))
            } else {
                try FileRewriter().rewrite(path, from: file.source.bytes, to: file.bytes)
                summary.updated.append(path)
            }
        }
        return summary
    }
}
