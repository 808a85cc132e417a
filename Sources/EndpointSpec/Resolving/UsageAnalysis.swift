import EndpointDiagnostics

/// Finds where values of each model travel, over the whole spec.
struct UsageAnalysis {
    private var spec: ResolvedSpec
    /// Models whose marks changed and whose parts have not been marked since.
    private var work: [ModelID] = []
    /// For each generic model, the parameters that must be `Hashable` because of what it does with them.
    private var hashedParameters: [ModelID: Set<Int>] = [:]

    /// Marks models as received, sent and hashed, and passes requested conformances on to what they need.
    static func apply(to spec: inout ResolvedSpec) {
        var analysis = UsageAnalysis(spec: spec)
        spec.models = []
        analysis.findHashedParameters()
        analysis.markRoots()
        analysis.spread()
        spec.models = analysis.spec.models
    }

    private init(spec: ResolvedSpec) { self.spec = spec }

    /// What a value is used for.
    private struct Mark {
        var usage = ModelUsage()
        var conformances: Set<Conformance> = []

        static let received = Mark { $0.isReceived = true }
        static let sent = Mark { $0.isSent = true }
        static let hashed = Mark { $0.isHashed = true }

        init(_ set: (inout ModelUsage) -> Void) { set(&usage) }

        init(of model: Model) {
            usage = model.usage
            conformances = model.conformances
            if conformances.contains(.hashable) { usage.isHashed = true }
        }
    }

    private mutating func markRoots() {
        for server in spec.servers {
            for header in server.responseHeaders { mark(header.type, .received) }
            if let failure = server.failure { mark(failure.type, .received) }
        }
        for module in spec.modules {
            for failure in module.failures { if let data = failure.data { mark(data, .received) } }
            for index in module.endpoints.indices { markRoots(of: module.endpoints[index]) }
        }
        for index in spec.models.indices {
            if !spec.models[index].conformances.isEmpty { work.append(ModelID(index)) }
            markHashed(in: spec.models[index].kind)
        }
    }

    private mutating func markRoots(of endpoint: Endpoint) {
        for field in endpoint.pathParameters { mark(field, .sent) }
        for field in endpoint.query { mark(field, .sent) }
        for header in endpoint.headers { mark(header.field, .sent) }
        switch endpoint.body?.content {
        case .fields(let fields), .multipart(let fields):
            for field in fields where !field.isReadOnly { mark(field, .sent) }
        case .value(let type): mark(type, .sent)
        case .payload, nil: break
        }
        for header in endpoint.response.headers { mark(header.type, .received) }
        switch endpoint.response.content {
        case .payload(let payload): mark(payload)
        case .outcomes(let outcomes):
            for case .payload(let payload) in outcomes.map(\.value) { mark(payload) }
        }
        if let batch = endpoint.batch { mark(batch.idType, .hashed) }
    }

    private mutating func mark(_ payload: Payload) {
        switch payload {
        case .value(let type, _), .header(_, let type, _): mark(type, .received)
        case .empty, .text, .bytes, .file: break
        }
    }

    private mutating func mark(_ field: Field, _ mark: Mark) {
        guard field.payload == nil else { return }
        self.mark(field.type, mark)
    }

    /// Marks a type, its arguments and elements.
    private mutating func mark(_ type: TypeReference, _ mark: Mark) {
        switch type {
        case .scalar, .parameter: break
        case .list(let element), .nullable(let element): self.mark(element, mark)
        case .map(let value, let keys):
            self.mark(value, mark)
            if let keys {
                self.mark(keys, mark)
                self.mark(keys, .hashed)
            }
        case .model(let id, let arguments):
            add(mark, to: id)
            for (index, argument) in arguments.enumerated() {
                self.mark(argument, mark)
                if hashedParameters[id]?.contains(index) == true { self.mark(argument, .hashed) }
            }
        }
    }

    private mutating func add(_ mark: Mark, to id: ModelID) {
        let old = spec.models[id.index].usage
        let oldConformances = spec.models[id.index].conformances
        var usage = old
        usage.isReceived = usage.isReceived || mark.usage.isReceived
        usage.isSent = usage.isSent || mark.usage.isSent
        usage.isHashed = usage.isHashed || mark.usage.isHashed
        guard usage != old || !mark.conformances.isSubset(of: oldConformances) else { return }
        spec.models[id.index].usage = usage
        spec.models[id.index].conformances.formUnion(mark.conformances)
        work.append(id)
    }

    private mutating func spread() {
        while let id = work.popLast() {
            let mark = Mark(of: spec.models[id.index])
            if mark.usage != spec.models[id.index].usage { spec.models[id.index].usage = mark.usage }
            switch spec.models[id.index].kind {
            case .structure(let structure):
                for field in structure.fields { spread(mark, to: field) }
            case .newtype(let newtype): self.mark(newtype.type, mark)
            case .union(let union):
                for case let type? in union.variants.map(\.type) { self.mark(type, mark) }
                if let otherwise = union.otherwise { self.mark(otherwise, mark) }
            case .enumeration, .external: break
            }
        }
    }

    private mutating func spread(_ mark: Mark, to field: Field) {
        var mark = mark
        if field.isReadOnly { mark.usage.isSent = false }
        if field.isWriteOnly { mark.usage.isReceived = false }
        self.mark(field.type, mark)
    }

    /// Whatever the model is used for, its `id` and the keys of its maps are hashed.
    private mutating func markHashed(in kind: ModelKind) {
        switch kind {
        case .structure(let structure):
            for field in structure.fields {
                if field.name.value == "id" { mark(field.type, .hashed) }
                markInner(field.type)
            }
        case .newtype(let newtype): markInner(newtype.type)
        case .union(let union):
            for case let type? in union.variants.map(\.type) { markInner(type) }
        case .enumeration, .external: break
        }
    }

    /// Marks keys and arguments that are hashed inside a type.
    private mutating func markInner(_ type: TypeReference) {
        switch type {
        case .scalar, .parameter: break
        case .list(let element), .nullable(let element): markInner(element)
        case .map(let value, let keys):
            markInner(value)
            if let keys { mark(keys, .hashed) }
        case .model(let id, let arguments):
            for (index, argument) in arguments.enumerated() {
                markInner(argument)
                if hashedParameters[id]?.contains(index) == true { mark(argument, .hashed) }
            }
        }
    }

    /// A generic model whose `id` is a parameter hashes what stands for it.
    private mutating func findHashedParameters() {
        var hasChanged = true
        let generics = spec.models.filter { !$0.parametersInScope.isEmpty }
        while hasChanged {
            hasChanged = false
            for model in generics {
                guard case .structure(let structure) = model.kind else { continue }
                var found: Set<Int> = []
                for field in structure.fields where field.name.value == "id" {
                    collect(field.type, model.parametersInScope, isHashed: true, into: &found)
                }
                for field in structure.fields where field.name.value != "id" {
                    collect(field.type, model.parametersInScope, isHashed: false, into: &found)
                }
                if found != hashedParameters[model.id, default: []] {
                    hashedParameters[model.id] = found
                    hasChanged = true
                }
            }
        }
    }

    private func collect(_ type: TypeReference, _ parameters: [String], isHashed: Bool, into found: inout Set<Int>) {
        switch type {
        case .scalar: break
        case .parameter(let name):
            if isHashed, let index = parameters.firstIndex(of: name) { found.insert(index) }
        case .list(let inner), .nullable(let inner): collect(inner, parameters, isHashed: isHashed, into: &found)
        case .map(let value, _): collect(value, parameters, isHashed: isHashed, into: &found)
        case .model(let id, let arguments):
            for (index, argument) in arguments.enumerated() {
                let isHashed = isHashed || hashedParameters[id]?.contains(index) == true
                collect(argument, parameters, isHashed: isHashed, into: &found)
            }
        }
    }
}
