package import EndpointDiagnostics
package import EndpointSpec
package import EndpointYAML

/// What an OpenAPI description says as a spec, and what a spec cannot say of it.
package struct OpenAPIReading: Sendable {
    /// What `api.yaml` would say, then a document for each module; empty where nothing could be read.
    package var documents: [SpecDocument]
    package var losses: LossReport
}

/// Reads OpenAPI 3.0 and 3.1 descriptions, in one file or several.
package struct OpenAPIReader: OpenAPIFrontEnd {
    /// Reads as all commands do.
    package init() {}

    package func read(
        _ document: YAMLDocument,
        at path: String,
        in folder: String,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [SpecDocument] {
        decode(document, at: path, in: folder, reportingTo: &diagnostics).documents
    }

    /// The same with the report of losses, each of which is also a warning.
    package func decode(
        _ document: YAMLDocument,
        at path: String,
        in folder: String,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> OpenAPIReading {
        let documents = DocumentSet(entry: document, at: path, in: folder)
        guard documents.root.isMapping else {
            diagnostics.report(.wrongShape("an OpenAPI document", "a mapping", at: documents.root.range))
            return OpenAPIReading(documents: [], losses: LossReport())
        }
        guard let version = OpenAPIVersion(documents.root, reportingTo: &diagnostics) else {
            return OpenAPIReading(documents: [], losses: LossReport())
        }
        let native = NativeFiles.documents(in: document.root, at: path, from: document.file)
        if let native { return OpenAPIReading(documents: native, losses: LossReport(keeping: native)) }
        var decoder = OpenAPIDecoder(documents, version: version)
        if let place = NativeFiles.place(in: document.root) { decoder.lose(.editedFiles, VendorKeys.files, at: place) }
        let spec = decoder.decode(at: path)
        diagnostics.report(contentsOf: decoder.diagnostics)
        return OpenAPIReading(documents: spec, losses: decoder.losses)
    }
}

extension OpenAPIDecoder {
    /// Reads everything, in the order in which names are given: schemas before operations.
    mutating func decode(at path: String) -> [SpecDocument] {
        jsonKeys = JSONKeysGuess(documents.root).keys
        nameComponents()
        readServers()
        readSecurity()
        readCommonSecurity()
        for id in componentOrder { _ = use(of: id, at: documents[id].node.range) }
        declarePending()
        readPaths()
        nameFailures()
        declarePending()
        let narrowed = NarrowedFields(models, jsonKeys)
        models = models.map { narrowed.opened($0) }
        let api = apiDeclaration()
        return SpecAssembly(self, api).documents(at: path)
    }

    /// Gives schemas their names: first those that keep their own, so that no other takes it.
    private mutating func nameComponents() {
        guard let schemas = documents.root["components"]?["schemas"], schemas.isMapping else { return }
        for pair in schemas.pairs {
            let name = pair.key.text
            let id = documents.id(of: ["components", "schemas", name], schemas.with(pair.value))
            components[name] = id
            componentOrder.append(id)
            let given = pair.value.value(forKey: "x-endpoint-name")?.text
            guard let own = given ?? (NameWords.isName(name, isUpper: true) ? name : nil),
                NameWords.isName(own, isUpper: true)
            else { continue }
            typeNames[id] = names.takeType(own)
        }
        for (id, pair) in zip(componentOrder, schemas.pairs) where typeNames[id] == nil {
            let wanted = Self.typeName(pair.key.text) ?? "Model"
            let name = names.takeType(wanted)
            if name != wanted { lose(.renamed, pair.key.text, at: pair.key.range) }
            typeNames[id] = name
        }
    }
}
