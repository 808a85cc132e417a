package import EndpointDiagnostics
import EndpointGeneration
import EndpointNaming
package import EndpointSpec

/// Finds everything that is wrong in specs, up to what only shows once their Swift is planned.
package struct LintRun {
    private let arguments: LintArguments

    package init(_ arguments: LintArguments) { self.arguments = arguments }

    /// - Throws: `SpecLoadError` where a file cannot be read.
    package func run() throws(SpecLoadError) -> DiagnosticCollector {
        var diagnostics = DiagnosticCollector()
        if let checked = try CheckedSpec(arguments.specs, reportingTo: &diagnostics) {
            _ = GenerationPlanner(names: SwiftNames(checked.spec), access: nil).plan(reportingTo: &diagnostics)
        }
        if arguments.isStrict { diagnostics.escalateWarnings() }
        return diagnostics
    }
}
