package import EndpointDiagnostics
package import EndpointGeneration
import EndpointSpec
import EndpointTemplating
package import Foundation

/// Everything from the disk to the disk that `generate` does.
package struct GenerationRun {
    private let arguments: GenerateArguments
    private let cache: GenerationCache?

    /// - Parameter cacheFolder: Where is remembered what needs no second run; `nil`: nowhere.
    package init(_ arguments: GenerateArguments, cacheFolder: URL?) {
        self.arguments = arguments
        // To check is to look.
        cache = arguments.isCheck ? nil : cacheFolder.map { GenerationCache(for: arguments, in: $0) }
    }

    /// Brings the output folder to what the specs say, or with `--check` tells whether it is there.
    ///
    /// - Returns: What was done, or `nil` where a problem was reported and nothing was touched.
    /// - Throws: `SpecLoadError` or `OutputError` where the machine refuses.
    package func run(reportingTo diagnostics: inout DiagnosticCollector) throws -> WriteSummary? {
        if let unchanged = cache?.unchanged { return unchanged }
        let checked = try CheckedSpec(arguments.specs, arguments.selection, reportingTo: &diagnostics)
        guard let checked else { return nil }
        let spec = checked.spec
        guard let folder = TemplateFolder(for: spec, override: arguments.templates, reportingTo: &diagnostics),
            let templates = try TemplateLibrary.load(overridesIn: folder.path, reportingTo: &diagnostics)
        else { return nil }
        let pipeline = GenerationPipeline(templates: templates, access: arguments.access)
        let mode = arguments.isCheck ? OutputStage.Mode.check : .write
        let stage = OutputStage(
            folder: arguments.output,
            specName: spec.name.value,
            mode: mode,
            keepsOthers: !arguments.selection.isEmpty
        )
        let isRendered = pipeline.generate(spec, into: stage, reportingTo: &diagnostics)
        if isRendered && arguments.isStrict { diagnostics.escalateWarnings() }
        guard isRendered, !diagnostics.hasErrors else {
            stage.discard()
            return nil
        }
        guard let summary = try stage.commit(reportingTo: &diagnostics) else { return nil }
        if !arguments.isCheck { try writeDependencies(of: stage.names, on: spec, and: folder) }
        if diagnostics.isEmpty { cache?.remember(stage.names, templates: folder.path, parts: spec.parts) }
        return summary
    }

    private func writeDependencies(of outputs: [String], on spec: ResolvedSpec, and folder: TemplateFolder) throws {
        guard let depfile = arguments.depfile else { return }
        let output = arguments.output.hasSuffix("/") ? arguments.output : arguments.output + "/"
        var seen: Set<String> = []
        let inputs =
            (spec.files.map(\.source.path) + spec.parts).filter { seen.insert($0).inserted } + (try folder.files())
        try DependencyFile(outputs: outputs.map { output + $0 }, inputs: inputs).write(to: depfile)
    }
}

extension ResolvedSpec {
    /// The files that its OpenAPI document refers to.
    fileprivate var parts: [String] { files.first { $0.openAPI != nil }?.openAPI?.others.map(\.path) ?? [] }
}
