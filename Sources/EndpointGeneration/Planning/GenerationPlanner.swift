package import EndpointDiagnostics
package import EndpointNaming
package import EndpointSpec

/// Decides every file a run produces, before anything is rendered.
package struct GenerationPlanner: Sendable {
    private let names: SwiftNames
    private let facts: ModelFacts
    private let access: AccessLevel

    /// - Parameters:
    ///   - facts: Those of the names' spec, where they have been found before.
    ///   - access: What wins over the spec's own setting.
    package init(names: SwiftNames, facts: ModelFacts? = nil, access: AccessLevel? = nil) {
        self.names = names
        self.facts = facts ?? ModelFacts(names.spec)
        self.access = access ?? names.spec.swift.access
    }

    /// One output a spec file, or as many as an OpenAPI document has, even where nothing but its header is in it.
    ///
    /// Names depend on spec paths and sizes alone, so the build plugin can predict them.
    ///
    /// - Returns: The plan, or `nil` where two spec files get one output, which was then reported.
    package func plan(reportingTo diagnostics: inout DiagnosticCollector) -> GenerationPlan? {
        let outputs = PlannedOutputs(names.spec)
        guard outputs.areDistinct(in: names.spec, reportingTo: &diagnostics) else { return nil }
        let endpoints = endpoints(in: outputs)
        let models = models(in: outputs)
        let imports = ImportPlanner(names: names, facts: facts)
        let api = outputs.first(of: names.spec.apiFile)
        let files = ParallelLoop(count: outputs.names.count).map { [self] index in
            let source = outputs.sources[index]
            var file = PlannedFile(
                source: source,
                header: OutputHeader(specName: names.spec.name.value, specPath: names.spec.files[source].relativePath),
                name: outputs.names[index],
                declaresAPI: index == api,
                endpoints: endpoints[index],
                models: models[index],
                imports: []
            )
            file.imports = imports.imports(of: file)
            return file
        }
        return GenerationPlan(specName: names.spec.name.value, access: access, files: files)
    }

    /// The name of each output; all that a plan can find wrong, so that checking needs no more of it.
    ///
    /// - Returns: `nil` where two spec files get one output, which was then reported.
    package static func outputs(
        of spec: ResolvedSpec,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [String]? {
        let outputs = PlannedOutputs(spec)
        return outputs.areDistinct(in: spec, reportingTo: &diagnostics) ? outputs.names : nil
    }

    private func endpoints(in outputs: PlannedOutputs) -> [[EndpointID]] {
        var files = Array(repeating: [EndpointID](), count: outputs.names.count)
        for module in names.spec.modules {
            for index in module.endpoints.indices {
                let file = module.endpoints[index].file
                let output = outputs.index(of: file) { module.name.value + "." + module.endpoints[index].name.value }
                files[output].append(module.endpoints[index].id)
            }
        }
        return files
    }

    /// As ``SwiftNames/models(inFile:)`` has them, in one go over them all.
    private func models(in outputs: PlannedOutputs) -> [[ModelID]] {
        var files = Array(repeating: [ModelID](), count: outputs.names.count)
        for index in names.spec.models.indices where names.spec.models[index].owner == .spec {
            if case .external = names.spec.models[index].kind { continue }
            let output = outputs.index(of: names.spec.models[index].file) { names.spec.models[index].name.value }
            files[output].append(ModelID(index))
        }
        return files
    }
}

extension Diagnostic {
    /// Two spec files whose outputs would be one file; points at the later one's start.
    static func outputNameClash(_ file: SpecFile, with first: SpecFile, output: String) -> Diagnostic {
        Diagnostic(
            .outputNameClash,
            "'\(file.relativePath)' and '\(first.relativePath)' both get the output '\(output)'; rename one",
            at: SourceRange(file: file.source, line: 1, column: 1),
            notes: [Note("the first of them", at: SourceRange(file: first.source, line: 1, column: 1))]
        )
    }
}
