package import EndpointDiagnostics
package import EndpointGeneration
import EndpointSpec
import EndpointTemplating

/// Everything from the disk to the disk that `generate` does.
package struct GenerationRun {
    private let arguments: GenerateArguments

    package init(_ arguments: GenerateArguments) { self.arguments = arguments }

    /// Brings the output folder to what the specs say, or with `--check` tells whether it is there.
    ///
    /// - Returns: What was done, or `nil` where a problem was reported and nothing was touched.
    /// - Throws: `SpecLoadError` or `OutputError` where the machine refuses.
    package func run(reportingTo diagnostics: inout DiagnosticCollector) throws -> WriteSummary? {
        guard let checked = try CheckedSpec(arguments.specs, reportingTo: &diagnostics) else { return nil }
        let spec = checked.spec
        guard let folder = TemplateFolder(for: spec, override: arguments.templates, reportingTo: &diagnostics),
            let templates = try TemplateLibrary.load(overridesIn: folder.path, reportingTo: &diagnostics)
        else { return nil }
        let pipeline = GenerationPipeline(templates: templates, access: arguments.access)
        guard let files = pipeline.generate(spec, reportingTo: &diagnostics) else { return nil }
        if arguments.isStrict { diagnostics.escalateWarnings() }
        guard !diagnostics.hasErrors else { return nil }
        let writer = OutputWriter(folder: arguments.output, specName: spec.name.value)
        let mode = arguments.isCheck ? OutputWriter.Mode.check : .write
        guard let summary = try writer.write(files, mode: mode, reportingTo: &diagnostics) else { return nil }
        if !arguments.isCheck { try writeDependencies(of: files, on: spec, and: folder) }
        return summary
    }

    private func writeDependencies(of files: [RenderedFile], on spec: ResolvedSpec, and folder: TemplateFolder) throws {
        guard let depfile = arguments.depfile else { return }
        let output = arguments.output.hasSuffix("/") ? arguments.output : arguments.output + "/"
        let inputs = spec.files.map(\.source.path) + (try folder.files())
        try DependencyFile(outputs: files.map { output + $0.name }, inputs: inputs).write(to: depfile)
    }
}
