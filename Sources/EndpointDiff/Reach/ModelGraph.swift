import EndpointNaming
import EndpointSpec

/// Which models hold which, for values that travel one way; servers and modules are nodes behind the models, for what
/// every answer of theirs may hold.
struct ModelGraph {
    /// For each node the models directly inside it.
    private(set) var targets: [[Int]]
    private let modelCount: Int
    private let serverCount: Int
    private let direction: ChangeDirection

    init(_ spec: ResolvedSpec, _ direction: ChangeDirection) {
        modelCount = spec.models.count
        serverCount = spec.servers.count
        self.direction = direction
        targets = []
        targets.reserveCapacity(modelCount + serverCount + spec.modules.count)
        for index in spec.models.indices { targets.append(Self.parts(of: spec.models[index].kind, direction)) }
        for server in spec.servers { targets.append(Self.parts(of: server, direction)) }
        for module in spec.modules { targets.append(Self.parts(of: module, direction)) }
    }

    private static func parts(of kind: ModelKind, _ direction: ChangeDirection) -> [Int] {
        var found: [Int] = []
        switch kind {
        case .structure(let structure):
            for index in structure.fields.indices {
                let field = structure.fields[index]
                if direction == .request ? field.isReadOnly : field.isWriteOnly { continue }
                if field.payload == nil { collect(field.type, into: &found) }
            }
            // What is copied in is compared where it comes from.
            for type in structure.includes { collect(type, into: &found) }
        case .newtype(let newtype): collect(newtype.type, into: &found)
        case .union(let union):
            for case let type? in union.variants.map(\.type) { collect(type, into: &found) }
            if let otherwise = union.otherwise { collect(otherwise, into: &found) }
        case .enumeration, .external: break
        }
        return found
    }

    private static func parts(of server: Server, _ direction: ChangeDirection) -> [Int] {
        guard direction == .response else { return [] }
        var found: [Int] = []
        for field in server.responseHeaders { collect(field.type, into: &found) }
        if let failure = server.failure { collect(failure.type, into: &found) }
        return found
    }

    private static func parts(of module: Module, _ direction: ChangeDirection) -> [Int] {
        guard direction == .response else { return [] }
        var found: [Int] = []
        for case let data? in module.failures.map(\.data) { collect(data, into: &found) }
        return found
    }

    /// The nodes directly inside an endpoint's request or answer.
    func roots(of endpoint: Endpoint) -> [Int] {
        var found: [Int] = []
        if direction == .request {
            collectRequest(of: endpoint, into: &found)
        } else {
            found = [modelCount + endpoint.server, modelCount + serverCount + endpoint.id.module]
            for field in endpoint.response.headers { Self.collect(field.type, into: &found) }
            for type in endpoint.response.types { Self.collect(type, into: &found) }
        }
        return found
    }

    private func collectRequest(of endpoint: Endpoint, into found: inout [Int]) {
        func add(_ fields: [Field]) {
            for index in fields.indices where fields[index].payload == nil && !fields[index].isReadOnly {
                Self.collect(fields[index].type, into: &found)
                if let included = fields[index].includedFrom { found.append(included.index) }
            }
        }
        add(endpoint.pathParameters)
        add(endpoint.query)
        add(endpoint.headers.map(\.field))
        if case .url(let field) = endpoint.target { add([field]) }
        switch endpoint.body?.content {
        case .fields(let fields), .multipart(let fields): add(fields)
        case .value(let type): Self.collect(type, into: &found)
        case .payload, nil: break
        }
    }

    private static func collect(_ type: TypeReference, into found: inout [Int]) {
        switch type {
        case .scalar, .parameter: break
        case .list(let element), .nullable(let element): collect(element, into: &found)
        case .map(let value, let keys):
            collect(value, into: &found)
            if let keys { collect(keys, into: &found) }
        case .model(let id, let arguments):
            found.append(id.index)
            for argument in arguments { collect(argument, into: &found) }
        }
    }
}

extension Response {
    /// Types of all values that an answer may hold.
    var types: [TypeReference] {
        switch content {
        case .payload(let payload): payload.type.map { [$0] } ?? []
        case .outcomes(let outcomes):
            outcomes.compactMap { outcome in
                if case .payload(let payload) = outcome.value { payload.type } else { nil }
            }
        }
    }
}
