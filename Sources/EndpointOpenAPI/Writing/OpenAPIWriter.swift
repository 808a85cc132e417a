import EndpointDiagnostics
package import EndpointSpec
package import EndpointYAML

/// Writes a spec as an OpenAPI 3.1 document.
///
/// What OpenAPI has a word for is said with it, so that any tool can use the document; what it has none for stands
/// beside that in ``VendorKeys``, so that nothing of the spec is lost.
package struct OpenAPIWriter {
    /// How a document is put down.
    package enum Format: Sendable {
        case yaml, json

        /// - Parameter path: JSON where it ends in `.json`.
        package init(path: String?) { self = path?.hasSuffix(".json") ?? false ? .json : .yaml }
    }

    let spec: ResolvedSpec
    /// What the document is written from.
    package let documents: [SpecDocument]
    let schemas: SchemaWriter
    /// The declarations of each module's endpoints by name.
    private let declarations: [[String: EndpointDeclaration]]

    /// - Parameters:
    ///   - spec: What the documents came to.
    ///   - documents: What they say, for what resolving takes apart: names of policies, presets and defaults.
    package init(_ spec: ResolvedSpec, documents: [SpecDocument]) {
        self.spec = spec
        self.documents = documents
        schemas = SchemaWriter(spec)
        let files = Dictionary(documents.map { ($0.file.relativePath, $0) }, uniquingKeysWith: { first, _ in first })
        declarations = spec.modules.map { module in
            let endpoints = files[spec.files[module.file].relativePath]?.module?.endpoints ?? []
            return Dictionary(endpoints.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    package func bytes(as format: Format) -> [UInt8] {
        switch format {
        // Statuses are texts in OpenAPI (3.1.0 section 4.8.16.1).
        case .yaml: YAMLWriter(brackets: .scalars, quotesNumbers: true).bytes(of: document)
        case .json: JSONWriter().bytes(of: document)
        }
    }

    /// The document.
    package var document: DocumentValue {
        var pairs = PairList()
        pairs.add("openapi", .text("3.1.0"))
        pairs.add("info", .block(info))
        let servers = servers(of: defaultServer)
        if !servers.isEmpty { pairs.add("servers", .list(servers)) }
        pairs.add("tags", .list(spec.modules.map(tag)))
        pairs.append(contentsOf: settings)
        pairs.append(contentsOf: operations)
        pairs.append(contentsOf: components)
        pairs.append(contentsOf: NativeFiles.pairs(of: spec, documents, in: pairs.block))
        return pairs.block
    }

    /// An API has no version here; the document must have one (OpenAPI 3.1.0 section 4.8.2).
    private var info: [DocumentPair] {
        var pairs = PairList()
        pairs.add("title", .text(spec.name.value))
        pairs.add("description", spec.documentation.description)
        pairs.add("version", .text("1"))
        return pairs.pairs
    }

    // MARK: Settings

    private var settings: [DocumentPair] {
        let written = documents.first { $0.api != nil }?.api?.written ?? []
        var pairs = vendorPairs(written, VendorKeys.document)
        let models = documents.flatMap { ($0.api?.models ?? []) + ($0.module?.models ?? []) }
            .filter { model in
                if case .external = model.kind { return true }
                return !model.generic.isEmpty
            }
        if !models.isEmpty { pairs.append(DocumentPair(VendorKeys.models, .block(models.map { $0.written }))) }
        return pairs
    }

    /// The pairs of some native keys, as vendor keys, in the order of the latter's table.
    func vendorPairs(_ pairs: [DocumentPair], _ keys: [String]) -> [DocumentPair] {
        keys.compactMap { key in
            pairs.first { $0.key == key }.map { DocumentPair(VendorKeys.name(key), $0.value) }
        }
    }

    private func tag(_ module: Module) -> DocumentValue {
        var pairs = PairList()
        pairs.add("name", .text(module.name.value))
        pairs.add("description", module.documentation.description)
        pairs.add(VendorKeys.file, .text(spec.files[module.file].relativePath))
        let document = documents.first { $0.file.relativePath == spec.files[module.file].relativePath }
        if document?.api == nil, let written = document?.module?.written {
            pairs.append(contentsOf: vendorPairs(written, VendorKeys.tag))
        }
        return pairs.mapping
    }

    // MARK: Servers

    /// The server of operations that name none.
    var defaultServer: Int { spec.servers.firstIndex { $0.name.value == "api" } ?? 0 }

    func servers(of index: Int) -> [DocumentValue] {
        spec.servers[index].environments.map { environment in
            var pairs = PairList()
            pairs.add("url", .text(environment.base))
            pairs.add("description", .text(environment.name))
            if !environment.variables.isEmpty {
                // A variable must have a default (section 4.8.6), which only the app knows.
                pairs.add(
                    "variables",
                    .mapping(
                        environment.variables.map { variable in
                            DocumentPair(variable.name, .mapping([DocumentPair("default", .text(variable.name))]))
                        }
                    )
                )
            }
            return pairs.mapping
        }
    }

    // MARK: Operations

    private var operations: [DocumentPair] {
        var paths = PathTable()
        var addresses: [DocumentValue] = []
        for module in spec.modules {
            for endpoint in module.endpoints {
                let writer = OperationWriter(
                    endpoint,
                    of: module,
                    declaration: declarations[endpoint.id.module][endpoint.name.value],
                    in: self
                )
                switch endpoint.target {
                case .path(let path): paths.add(writer, path: path.value)
                case .url:
                    let method = DocumentPair(VendorKeys.method, .text(endpoint.method.rawValue))
                    addresses.append(.block([method] + writer.operation(path: nil)))
                }
            }
        }
        var pairs = PairList()
        pairs.add("paths", paths.written)
        if !addresses.isEmpty { pairs.add(VendorKeys.addresses, .list(addresses)) }
        return pairs.pairs
    }

    private var components: [DocumentPair] {
        var pairs = PairList()
        let models = schemas.components()
        if !models.isEmpty { pairs.add("schemas", .block(models)) }
        let schemes = SecurityWriter(spec).schemes
        if !schemes.isEmpty { pairs.add("securitySchemes", .block(schemes)) }
        return pairs.isEmpty ? [] : [DocumentPair("components", pairs.block)]
    }
}
