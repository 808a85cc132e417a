package import EndpointDiagnostics
import EndpointDiff
import EndpointGeneration
package import EndpointSpec

/// Finds everything that is wrong in specs, up to what only shows once their Swift is planned.
package struct LintRun {
    private let arguments: LintArguments

    package init(_ arguments: LintArguments) { self.arguments = arguments }

    /// - Throws: `SpecLoadError` where a file cannot be read.
    package func run() throws(SpecLoadError) -> DiagnosticCollector {
        var diagnostics = DiagnosticCollector()
        if let checked = try CheckedSpec(arguments.specs, arguments.selection, reportingTo: &diagnostics) {
            DiffRules.checkReview(of: checked.spec, reportingTo: &diagnostics)
            _ = GenerationPlanner.outputs(of: checked.spec, reportingTo: &diagnostics)
        }
        if arguments.isStrict { diagnostics.escalateWarnings() }
        return diagnostics
    }
}
