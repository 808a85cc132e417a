import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Writes one endpoint as an operation (OpenAPI 3.1.0 section 4.8.10).
struct OperationWriter {
    let endpoint: Endpoint
    private let module: Module
    private let declaration: EndpointDeclaration?
    private let document: OpenAPIWriter
    let schemas: SchemaWriter
    let spec: ResolvedSpec

    init(_ endpoint: Endpoint, of module: Module, declaration: EndpointDeclaration?, in document: OpenAPIWriter) {
        self.endpoint = endpoint
        self.module = module
        self.declaration = declaration
        self.document = document
        schemas = document.schemas
        spec = document.spec
    }

    /// - Parameter path: The path that it is put under, which may name parameters otherwise than its own does.
    func operation(path: String?) -> [DocumentPair] {
        var pairs = PairList()
        pairs.add("tags", .list(([module.name.value] + endpoint.tags).map { .text($0) }))
        pairs.add("summary", endpoint.documentation.summary)
        pairs.append(contentsOf: SchemaWriter.words(endpoint.documentation))
        pairs.add("operationId", .text("\(reference(module)).\(endpoint.name.value)"))
        pairs.add(VendorKeys.swiftName, .text(endpoint.name.value))
        if case .path(let own) = endpoint.target, own.value != path { pairs.add(VendorKeys.path, .text(own.value)) }
        if endpoint.server != document.defaultServer {
            let servers = document.servers(of: endpoint.server)
            if !servers.isEmpty { pairs.add("servers", .list(servers)) }
        }
        pairs.append(contentsOf: request(path: path))
        pairs.add("responses", ResponseWriter(endpoint, in: module, schemas).responses)
        pairs.add("security", SecurityWriter(spec).requirements(of: endpoint))
        pairs.append(contentsOf: policies)
        return pairs.pairs
    }

    /// How references name the module: `voiceRooms`.
    private func reference(_ module: Module) -> String { DerivedNames.lowerCamel(module.name.value) }

    private var policies: [DocumentPair] {
        guard let written = declaration?.written(isPreset: false).value.asMapping?.pairs else { return [] }
        return document.vendorPairs(written, VendorKeys.operation)
    }

    private func request(path: String?) -> [DocumentPair] {
        var pairs = PairList()
        let parameters =
            pathParameters(path) + endpoint.headers.map { parameter($0.field, in: "header") }
            + endpoint.query.map { parameter($0, in: "query") }
        if !parameters.isEmpty { pairs.add("parameters", .list(parameters)) }
        if !endpoint.omittedHeaders.isEmpty {
            pairs.add(VendorKeys.omit, .list(endpoint.omittedHeaders.map { .text($0) }))
        }
        pairs.add("requestBody", endpoint.body.map { BodyWriter($0, schemas).requestBody })
        return pairs.pairs
    }

    // MARK: Parameters

    private func pathParameters(_ path: String?) -> [DocumentValue] {
        let names = path.map { $0.matches(of: #/\{([^}]*)\}/#).map { String($0.output.1) } } ?? []
        let own = if case .path(let own) = endpoint.target { own.value } else { "" }
        let ownNames = own.matches(of: #/\{([^}]*)\}/#).map { String($0.output.1) }
        let shared = Dictionary(zip(ownNames, names), uniquingKeysWith: { first, _ in first })
        return endpoint.pathParameters.map { field in
            parameter(field, named: shared[field.wire] ?? field.wire, in: "path")
        }
    }

    private func parameter(_ field: Field, named name: String? = nil, in place: String) -> DocumentValue {
        var pairs = PairList()
        let isBrackets = place == "query" && field.style == .brackets && schemas.isList(field.type)
        let wire = (name ?? field.wire) + (isBrackets ? "[]" : "")
        pairs.add("name", .text(wire))
        pairs.add("in", .text(place))
        pairs.append(contentsOf: SchemaWriter.words(field.documentation))
        if place == "path" || SchemaWriter.isRequired(field) { pairs.add("required", .bool(true)) }
        pairs.append(contentsOf: style(of: field, in: place))
        pairs.add("schema", .mapping(schemas.value(of: field)))
        pairs.add(VendorKeys.swiftName, field.name.value == wire ? nil : .text(field.name.value))
        return pairs.mapping
    }

    /// Section 4.8.12.4; what stands nowhere there is said in the vendor key alone.
    private func style(of field: Field, in place: String) -> [DocumentPair] {
        guard let style = field.style else { return [] }
        var pairs = PairList()
        switch (style, place) {
        case (.csv, "query"): pairs.add("explode", .bool(false))
        case (.brackets, "query") where !schemas.isList(field.type), (.indices, "query"):
            pairs.add("style", .text("deepObject"))
            pairs.add("explode", .bool(true))
        default: break
        }
        pairs.add(VendorKeys.style, .text(style.rawValue))
        return pairs.pairs
    }
}

extension SchemaWriter {
    /// Whether a type is an array on the wire.
    func isList(_ type: TypeReference) -> Bool {
        switch type {
        case .list: return true
        case .nullable(let inner): return isList(inner)
        case .model(let id, _):
            if case .newtype(let newtype) = spec[id].kind { return isList(newtype.type) }
            return false
        case .scalar, .map, .parameter: return false
        }
    }
}
