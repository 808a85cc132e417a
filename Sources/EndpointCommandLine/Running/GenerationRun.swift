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
        let dependencies = try dependencies(of: stage.names, on: spec, and: folder)
        do {
            if let depfile = arguments.depfile { try dependencies?.check(depfile) }
        } catch {
            stage.discard()
            throw error
        }
        guard let summary = try stage.commit(reportingTo: &diagnostics) else { return nil }
        if let depfile = arguments.depfile { try dependencies?.write(to: depfile) }
        if diagnostics.isEmpty { cache?.remember(stage.names, templates: folder.path, parts: spec.parts) }
        return summary
    }

    /// - Returns: `nil` where they are not to be written.
    private func dependencies(
        of outputs: [String],
        on spec: ResolvedSpec,
        and folder: TemplateFolder
    ) throws -> DependencyFile? {
        guard arguments.depfile != nil, !arguments.isCheck else { return nil }
        let output = arguments.output.hasSuffix("/") ? arguments.output : arguments.output + "/"
        return DependencyFile(outputs: outputs.map { output + $0 }, inputs: spec.inputs + (try folder.files()))
    }
}

extension ResolvedSpec {
    /// The files that its OpenAPI document refers to.
    fileprivate var parts: [String] { files.first { $0.openAPI != nil }?.openAPI?.others.map(\.path) ?? [] }

    /// All files that it was read from, each once.
    var inputs: [String] {
        var seen: Set<String> = []
        return (files.map(\.source.path) + parts).filter { seen.insert($0).inserted }
    }
}
