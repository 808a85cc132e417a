import EndpointDiagnostics

/// Applies presets and the sources of policies to endpoints, by FORMAT's precedence.
struct EndpointMerger {
    /// A preset on the way from an endpoint.
    struct UsedPreset {
        var declaration: EndpointDeclaration
        /// Where the endpoint names it, or the preset through which it comes.
        var use: SourceRange
    }

    private let catalog: SpecCatalog
    private let apiLayer: PolicyLayer?
    private let serverLayers: [PolicyLayer]
    private let moduleLayers: [PolicyLayer?]
    private(set) var usedPresets: Set<String> = []

    init(_ catalog: SpecCatalog) {
        self.catalog = catalog
        let file = catalog.apiFile
        var api = catalog.api.defaults?.policies ?? PolicyDeclarations()
        api.log = nil
        apiLayer = catalog.api.defaults.map { _ in PolicyLayer(api, .inherited, file: file) }
        serverLayers = catalog.servers.map { PolicyLayer($0.policies, .inherited, file: file) }
        moduleLayers = catalog.modules.map { module in
            module.declaration.defaults.map { PolicyLayer($0.policies, .inherited, file: module.file) }
        }
    }

    /// Merges one endpoint; unknown presets and servers are reported.
    mutating func merge(
        _ declaration: EndpointDeclaration,
        module: Int,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> (endpoint: MergedEndpoint, server: Int) {
        let file = catalog.modules[module].file
        var presets: [UsedPreset] = []
        for use in declaration.use {
            expand(use, at: use.range, path: [], into: &presets, reportingTo: &diagnostics)
        }
        var merged = MergedEndpoint(
            declaration: declaration,
            file: file,
            pathParameters: [],
            query: [],
            headers: [],
            body: nil,
            parts: [],
            errors: [],
            statusErrors: [],
            layers: []
        )
        let own = PolicyLayer(declaration.policies, .endpoint, file: file)
        merged.layers.append(own)
        for preset in presets.reversed() {
            merged.layers.append(
                PolicyLayer(preset.declaration.policies, .preset(preset.use), file: catalog.apiFile)
            )
        }
        if let layer = moduleLayers[module] { merged.layers.append(layer) }
        let server = server(of: merged, reportingTo: &diagnostics)
        merged.layers.append(serverLayers[server])
        if let apiLayer { merged.layers.append(apiLayer) }
        mergeRequest(&merged, presets)
        mergeWords(&merged, presets)
        return (merged, server)
    }

    /// Adds a preset after those that it uses itself.
    private mutating func expand(
        _ name: Located<String>,
        at use: SourceRange,
        path: [String],
        into presets: inout [UsedPreset],
        reportingTo diagnostics: inout DiagnosticCollector
    ) {
        guard let preset = catalog.presets[name.value] else {
            diagnostics.report(.unknownPreset(name, known: catalog.api.presets.map(\.name.value)))
            return
        }
        if path.contains(name.value) {
            diagnostics.report(.presetCycle(name))
            return
        }
        usedPresets.insert(name.value)
        for inner in preset.use {
            expand(inner, at: use, path: path + [name.value], into: &presets, reportingTo: &diagnostics)
        }
        presets.append(UsedPreset(declaration: preset, use: use))
    }

    private func server(of merged: MergedEndpoint, reportingTo diagnostics: inout DiagnosticCollector) -> Int {
        let choice =
            merged.choice(\.server)
            ?? apiLayer?.policies.server.map {
                PolicyChoice(written: $0, origin: .inherited, file: catalog.apiFile)
            }
        guard let choice else { return catalog.serverIndices["api"] ?? 0 }
        if let index = catalog.serverIndices[choice.written.value] { return index }
        // What is inherited is reported once, where it stands.
        if !choice.origin.isInherited {
            diagnostics.report(.unknownServer(choice.written, known: catalog.servers.map(\.name.value)))
        }
        return 0
    }

    private func mergeRequest(_ merged: inout MergedEndpoint, _ presets: [UsedPreset]) {
        let own = merged.declaration
        let file = merged.file
        func all(_ fields: (EndpointDeclaration) -> [FieldDeclaration]) -> [Sourced<FieldDeclaration>] {
            var result: [Sourced<FieldDeclaration>] = []
            for preset in presets {
                add(fields(preset.declaration), file: catalog.apiFile, .preset(preset.use), to: &result)
            }
            add(fields(own), file: file, .endpoint, to: &result)
            return result
        }
        merged.query = all(\.query)
        merged.headers = all(\.headers)
        merged.pathParameters = all(\.pathParameters)
        if own.body != nil || own.multipart != nil {
            merged.body = own.body.map { Sourced(value: $0, file: file, origin: .endpoint) }
            merged.multipart = own.multipart?.range
        } else if let preset = presets.last(where: { $0.declaration.body != nil || $0.declaration.multipart != nil }) {
            merged.body = preset.declaration.body.map {
                Sourced(value: $0, file: catalog.apiFile, origin: .preset(preset.use))
            }
            merged.multipart = preset.declaration.multipart?.range
        }
        if merged.multipart != nil { merged.parts = all { $0.multipart?.value ?? [] } }
    }

    /// Adds fields; one of the same key replaces the whole of the other in its place.
    private func add(
        _ fields: [FieldDeclaration],
        file: Int,
        _ origin: Origin,
        to result: inout [Sourced<FieldDeclaration>]
    ) {
        let count = result.count
        for field in fields {
            let sourced = Sourced(value: field, file: file, origin: origin)
            if let index = result[..<count].firstIndex(where: { $0.value.key.value == field.key.value }) {
                result[index] = sourced
            } else {
                result.append(sourced)
            }
        }
    }

    private func mergeWords(_ merged: inout MergedEndpoint, _ presets: [UsedPreset]) {
        let sources = [merged.declaration] + presets.reversed().map(\.declaration)
        merged.errors = sources.compactMap(\.errors)
        merged.statusErrors = sources.compactMap(\.statusErrors)
        for source in sources {
            if let paging = source.paging { merged.paging = merged.paging.map { $0.filled(from: paging) } ?? paging }
            if let batch = source.batch { merged.batch = merged.batch.map { $0.filled(from: batch) } ?? batch }
        }
        for preset in presets.reversed().map(\.declaration) {
            merged.declaration.fillWords(from: preset)
        }
    }
}

extension PagingDeclaration {
    /// The keys given here, and the other's for the rest.
    fileprivate func filled(from other: PagingDeclaration) -> PagingDeclaration {
        var result = self
        result.style = style ?? other.style
        result.parameter = parameter ?? other.parameter
        result.size = size ?? other.size
        result.items = items ?? other.items
        result.more = more ?? other.more
        result.total = total ?? other.total
        result.next = next ?? other.next
        result.first = first ?? other.first
        return result
    }
}

extension BatchDeclaration {
    /// The keys given here, and the other's for the rest.
    fileprivate func filled(from other: BatchDeclaration) -> BatchDeclaration {
        var result = self
        result.parameter = parameter ?? other.parameter
        result.size = size ?? other.size
        result.concurrency = concurrency ?? other.concurrency
        result.timeout = timeout ?? other.timeout
        result.items = items ?? other.items
        result.key = key ?? other.key
        return result
    }
}

extension EndpointDeclaration {
    /// Takes what is said in words from a preset where the endpoint says nothing.
    fileprivate mutating func fillWords(from preset: EndpointDeclaration) {
        // Most presets say nothing in words; what is not set need not be copied either.
        if !preset.examples.isEmpty {
            let names = Set(examples.map(\.name.value))
            examples = preset.examples.filter { !names.contains($0.name.value) } + examples
        }
        if preset.documentation.isGiven { documentation = documentation.filled(from: preset.documentation) }
        if tags.isEmpty, !preset.tags.isEmpty { tags = preset.tags }
        if let given = preset.since, since == nil { since = given }
        if let given = preset.stability, stability == nil { stability = given }
        if let given = preset.variantOf, variantOf == nil { variantOf = given }
        if renamedFrom.isEmpty, !preset.renamedFrom.isEmpty { renamedFrom = preset.renamedFrom }
    }
}

extension Documentation {
    /// What is said here, and the other's words for what is not.
    fileprivate func filled(from other: Documentation) -> Documentation {
        var result = self
        result.summary = summary ?? other.summary
        result.description = description ?? other.description
        result.deprecation = deprecation ?? other.deprecation
        return result
    }
}
