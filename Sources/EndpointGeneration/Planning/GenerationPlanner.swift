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

    /// One output a spec file, even where nothing but its header is in it.
    ///
    /// Names depend on spec paths alone, so the build plugin can predict them.
    ///
    /// - Returns: The plan, or `nil` where two spec files get one output, which was then reported.
    package func plan(reportingTo diagnostics: inout DiagnosticCollector) -> GenerationPlan? {
        guard let outputs = Self.outputs(of: names.spec, reportingTo: &diagnostics) else { return nil }
        let endpoints = endpointsByFile()
        let models = modelsByFile()
        let imports = ImportPlanner(names: names, facts: facts)
        let files = ParallelLoop(count: outputs.count).map { [self] index in
            var file = PlannedFile(
                source: index,
                header: OutputHeader(specName: names.spec.name.value, specPath: names.spec.files[index].relativePath),
                name: outputs[index],
                declaresAPI: index == names.spec.apiFile,
                endpoints: endpoints[index],
                models: models[index],
                imports: []
            )
            file.imports = imports.imports(of: file)
            return file
        }
        return GenerationPlan(specName: names.spec.name.value, access: access, files: files)
    }

    /// The name of each spec file's output; all that a plan can find wrong, so that checking needs no more of it.
    ///
    /// - Returns: `nil` where two spec files get one output, which was then reported.
    package static func outputs(
        of spec: ResolvedSpec,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [String]? {
        let outputs = spec.files.map { OutputNaming.outputName(forSpecPath: $0.relativePath) }
        let clashes = OutputNaming.clashes(among: outputs)
        for clash in clashes {
            let files = zip(spec.files, outputs).filter { clash.contains($0.1) }.map(\.0)
            guard let first = files.first else { continue }
            for other in files.dropFirst() {
                diagnostics.report(.outputNameClash(other, with: first, output: clash[0]))
            }
        }
        return clashes.isEmpty ? outputs : nil
    }

    private func endpointsByFile() -> [[EndpointID]] {
        var files = Array(repeating: [EndpointID](), count: names.spec.files.count)
        for module in names.spec.modules {
            for index in module.endpoints.indices {
                files[module.endpoints[index].file].append(module.endpoints[index].id)
            }
        }
        return files
    }

    /// As ``SwiftNames/models(inFile:)`` has them, in one go over them all.
    private func modelsByFile() -> [[ModelID]] {
        var files = Array(repeating: [ModelID](), count: names.spec.files.count)
        for index in names.spec.models.indices where names.spec.models[index].owner == .spec {
            if case .external = names.spec.models[index].kind { continue }
            files[names.spec.models[index].file].append(ModelID(index))
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
