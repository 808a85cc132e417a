import EndpointDiagnostics
import EndpointGeneration
import EndpointSpec
import EndpointTemplating
import EndpointTestSupport
import EndpointYAML

/// What `lint`, `generate` and `format` make of the files of a spec, without a disk.
struct FrontEndTrial {
    let spec: ResolvedSpec?
    /// In the order of a report.
    let problems: [Diagnostic]
    /// Whether an error was reported, and whether there still is a spec, or else there is none for no reason.
    let isConsistent: Bool

    init(_ files: [SourceFile]) {
        var diagnostics = DiagnosticCollector()
        let documents = files.compactMap { file -> SpecDocument? in
            let isAPI = file.path == "api.yaml"
            let role: SpecFileRole = files.count == 1 ? .single : isAPI ? .folderAPI : .module
            let spec = SpecFile(source: file, relativePath: file.path)
            return YAMLReader().read(file, reportingTo: &diagnostics).flatMap {
                SpecDecoder().decode($0, file: spec, role: role, reportingTo: &diagnostics)
            }
        }
        let isDecoded = !diagnostics.hasErrors
        let resolved = isDecoded ? SpecResolver().resolve(documents, reportingTo: &diagnostics) : nil
        isConsistent = (resolved == nil) == diagnostics.hasErrors
        let outputs = resolved.flatMap { GenerationPlanner.outputs(of: $0, reportingTo: &diagnostics) }
        spec = outputs == nil ? nil : resolved
        problems = diagnostics.sorted
    }

    /// What the specs beside should have come to and did not.
    func faults(of files: [SourceFile]) -> [String] {
        var faults = FileExtent.faults(of: problems, in: files)
        if !isConsistent { faults.append("\(spec == nil ? "no" : "a") spec, and \(problems.map(\.message))") }
        let report = DiagnosticFormatter(format: .text, usesColor: true, showsSource: true).format(problems)
        if report.isEmpty != problems.isEmpty { faults.append("a report of \(problems.count) problems: \(report)") }
        guard let spec else { return faults }
        let output = Output(spec)
        if output != Output(spec) { faults.append("a second run generates something else") }
        faults += output.problems
        if output.problems.isEmpty { faults += formattingFaults(of: files, output) }
        return faults
    }

    /// A spec that is laid out anew must say the same, which shows in what is generated.
    private func formattingFaults(of files: [SourceFile], _ output: Output) -> [String] {
        var diagnostics = DiagnosticCollector()
        let formatted = files.map { SpecFormatter().format($0, reportingTo: &diagnostics) }
        let refusals = diagnostics.sorted.filter { $0.rule.id != "cut-text" }
        guard refusals.isEmpty else { return refusals.map { "format: [\($0.rule.id)] \($0.message)" } }
        guard diagnostics.isEmpty else { return [] }
        let changed = formatted.compactMap { $0.map { SourceFile(path: $0.source.path, bytes: $0.bytes) } }
        let trial = FrontEndTrial(changed)
        guard let spec = trial.spec else { return ["format: refused afterwards"] + trial.problems.map(\.message) }
        return Output(spec) == output ? [] : ["format: something else is generated"]
    }

    /// What is generated from a spec.
    struct Output: Equatable {
        var files: [RenderedFile] = []
        /// Problems that were reported only now.
        var problems: [String] = []

        init(_ spec: ResolvedSpec) {
            var diagnostics = DiagnosticCollector()
            guard let templates = Self.templates else {
                problems.append("the built-in templates are broken")
                return
            }
            files = GenerationPipeline(templates: templates).generate(spec, reportingTo: &diagnostics) ?? []
            problems = diagnostics.sorted.map { "generate: [\($0.rule.id)] \($0.message)" }
            if files.isEmpty, problems.isEmpty {
                problems.append("generate: nothing came out, and nothing was reported")
            }
        }

        private static let templates: TemplateSet? = {
            var diagnostics = DiagnosticCollector()
            return try? TemplateLibrary.load(reportingTo: &diagnostics)
        }()
    }
}
