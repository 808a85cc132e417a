import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// Finds which modules an output imports, and which of them its signatures expose.
///
/// A `public import` that no public signature uses is a warning, a missing one an error, so this
/// follows the types of everything the file declares.
struct ImportPlanner {
    private let names: SwiftNames
    private let facts: ModelFacts
    private var spec: ResolvedSpec { names.spec }

    private static let foundation = "Foundation"
    private static let runtime = "EndpointRuntime"

    init(names: SwiftNames, facts: ModelFacts) {
        self.names = names
        self.facts = facts
    }

    /// Sorted by module, as the formatter wants them; with the modules that the spec asks for.
    func imports(of file: PlannedFile) -> [PlannedImport] {
        guard file.declaresAPI || !file.endpoints.isEmpty || !file.models.isEmpty else { return [] }
        var exposed: Set<String> = []
        if file.declaresAPI { addAPI(to: &exposed) }
        for id in file.endpoints { add(spec.modules[id.module].endpoints[id.index], to: &exposed) }
        for id in file.models { add(id, to: &exposed) }
        return exposed.union([Self.runtime] + spec.swift.imports).sorted()
            .map { PlannedImport(module: $0, isExposed: exposed.contains($0)) }
    }

    private func addAPI(to exposed: inout Set<String>) {
        exposed.insert(Self.runtime)
        for server in spec.servers {
            add(server.responseHeaders, isSent: false, to: &exposed)
            for environment in server.environments {
                for variable in environment.variables { add(.scalar(variable.type, format: nil), to: &exposed) }
            }
        }
        for module in names.modulesWithRequests {
            for failure in spec.modules[module].failures { failure.data.map { add($0, to: &exposed) } }
        }
    }

    private func add(_ endpoint: Endpoint, to exposed: inout Set<String>) {
        exposed.insert(Self.runtime)
        if case .url(let field) = endpoint.target { add(field, isSent: true, to: &exposed) }
        add(endpoint.pathParameters, isSent: true, to: &exposed)
        for index in endpoint.headers.indices { add(endpoint.headers[index].field, isSent: true, to: &exposed) }
        add(endpoint.query, isSent: true, to: &exposed)
        if let body = endpoint.body { add(body, to: &exposed) }
        add(endpoint.response, to: &exposed)
        if let paging = endpoint.paging { add(paging.itemType, to: &exposed) }
        if let batch = endpoint.batch {
            add(batch.idType, to: &exposed)
            add(batch.itemType, to: &exposed)
        }
        for id in names.nestedModels(of: .endpoint(endpoint.id)) { add(id, to: &exposed) }
    }

    private func add(_ body: Body, to exposed: inout Set<String>) {
        switch body.content {
        case .fields(let fields), .multipart(let fields): add(fields, isSent: true, to: &exposed)
        case .value(let type): add(type, isSent: true, to: &exposed)
        case .payload(.bytes): exposed.insert(Self.foundation)
        case .payload: break
        }
    }

    private func add(_ response: Response, to exposed: inout Set<String>) {
        add(response.headers, isSent: false, to: &exposed)
        switch response.content {
        case .payload(let payload): add(payload, to: &exposed)
        case .outcomes(let outcomes):
            for case .payload(let payload) in outcomes.map(\.value) { add(payload, to: &exposed) }
        }
    }

    private func add(_ payload: Payload, to exposed: inout Set<String>) {
        switch payload {
        case .empty, .text: break
        case .bytes, .file: exposed.insert(Self.foundation)
        case .value(let type, isOptional: _), .header(_, let type, isOptional: _): add(type, to: &exposed)
        }
    }

    private func add(_ id: ModelID, to exposed: inout Set<String>) {
        let isSent = names.isSent(id)
        if facts.mapKeys.contains(id) { exposed.insert(Self.runtime) }
        switch spec.models[id.index].kind {
        case .structure(let structure): add(structure.fields, isSent: isSent, to: &exposed)
        case .newtype(let newtype): add(newtype.type, isSent: isSent, to: &exposed)
        case .enumeration(let enumeration):
            if enumeration.isInteger { exposed.insert(Self.runtime) }
        case .union(let union):
            for variant in union.variants { variant.type.map { add($0, isSent: isSent, to: &exposed) } }
            union.otherwise.map { add($0, isSent: isSent, to: &exposed) }
            if union.isOpen && union.otherwise == nil { exposed.insert(Self.runtime) }
        case .external: break
        }
        for nested in names.nestedModels(of: .model(id)) { add(nested, to: &exposed) }
    }

    /// By index, because walking the fields would copy each of them.
    private func add(_ fields: [Field], isSent: Bool, to exposed: inout Set<String>) {
        for index in fields.indices { add(fields[index], isSent: isSent, to: &exposed) }
    }

    private func add(_ field: Field, isSent: Bool, to exposed: inout Set<String>) {
        if field.fixedValue != nil { return }
        switch field.payload {
        case .file: exposed.insert(Self.runtime)
        case .bytes: exposed.insert(Self.foundation)
        case .text, .empty: break
        case nil:
            if field.presence == .change && isSent { exposed.insert(Self.runtime) }
            add(field.type, isSent: isSent, to: &exposed)
        }
    }

    private func add(_ type: TypeReference, isSent: Bool = false, to exposed: inout Set<String>) {
        switch type {
        case .scalar(let scalar, format: _): add(scalar, to: &exposed)
        case .list(let element): add(element, isSent: isSent, to: &exposed)
        case .map(let element, let keys):
            add(element, isSent: isSent, to: &exposed)
            keys.map { add($0, to: &exposed) }
        case .model(let id, let arguments):
            if case .external(let name) = spec.models[id.index].kind, let module = name.split(separator: ".").first {
                exposed.insert(String(module))
            }
            for argument in arguments { add(argument, isSent: isSent, to: &exposed) }
        case .parameter: break
        case .nullable(let value):
            if isSent { exposed.insert(Self.runtime) }
            add(value, isSent: isSent, to: &exposed)
        }
    }

    private func add(_ scalar: ScalarType, to exposed: inout Set<String>) {
        switch scalar {
        case .decimal, .dateTime, .uuid, .url, .base64: exposed.insert(Self.foundation)
        case .date, .json: exposed.insert(Self.runtime)
        case .string, .bool, .int, .int32, .int64, .float, .double: break
        }
    }
}
