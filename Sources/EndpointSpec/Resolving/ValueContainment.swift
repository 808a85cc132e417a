/// Which models a value of a type has inside itself, not behind a reference as elements of lists and maps are.
struct ValueContainment {
    /// For each generic model, the parameters of which it has a value inside itself.
    private var held: [ModelID: Set<Int>] = [:]
    /// Where only what cannot be absent counts, on the wire one way; `nil`: whatever a Swift value holds.
    private let way: Way?

    enum Way: CaseIterable {
        case sent, received
    }

    init(_ models: [Model], requiredWhere way: Way?) {
        self.way = way
        findHeldParameters(models.indices.filter { !models[$0].parametersInScope.isEmpty }.map { models[$0] })
    }

    /// The models of which each model has one inside.
    func graph(of models: [Model]) -> [[Int]] { models.indices.map { targets(of: models[$0].kind) } }

    /// The models of which a value of the kind has one inside.
    func targets(of kind: ModelKind) -> [Int] {
        var result: [Int] = []
        forEachPart(of: kind) { collect($0, into: &result) }
        return result
    }

    /// The models of which a value of the type has one inside.
    func targets(of type: TypeReference) -> [Int] {
        var result: [Int] = []
        collect(type, into: &result)
        return result
    }

    func counts(_ field: Field) -> Bool {
        switch way {
        case nil: true
        case .sent: field.presence == .required && field.defaultValue == nil && !field.isReadOnly
        case .received: field.presence == .required && field.defaultValue == nil && !field.isWriteOnly
        }
    }

    private func forEachPart(of kind: ModelKind, _ body: (TypeReference) -> Void) {
        switch kind {
        case .structure(let structure):
            for index in structure.fields.indices where counts(structure.fields[index]) {
                body(structure.fields[index].type)
            }
        case .union(let union):
            for variant in union.variants { if let type = variant.type { body(type) } }
            if let otherwise = union.otherwise { body(otherwise) }
        case .newtype(let newtype): body(newtype.type)
        case .enumeration, .external: break
        }
    }

    private func collect(_ type: TypeReference, into result: inout [Int]) {
        switch type {
        case .scalar, .list, .map, .parameter: break
        case .nullable(let inner): if way == nil { collect(inner, into: &result) }
        case .model(let id, let arguments):
            result.append(id.index)
            guard !arguments.isEmpty, let held = held[id] else { return }
            for (index, argument) in arguments.enumerated() where held.contains(index) {
                collect(argument, into: &result)
            }
        }
    }

    private mutating func findHeldParameters(_ generics: [Model]) {
        var hasChanged = !generics.isEmpty
        while hasChanged {
            hasChanged = false
            for model in generics {
                var found: Set<Int> = []
                forEachPart(of: model.kind) { collectParameters($0, model.parametersInScope, into: &found) }
                guard found != held[model.id, default: []] else { continue }
                held[model.id] = found
                hasChanged = true
            }
        }
    }

    private func collectParameters(_ type: TypeReference, _ names: [String], into found: inout Set<Int>) {
        switch type {
        case .scalar, .list, .map: break
        case .parameter(let name): if let index = names.firstIndex(of: name) { found.insert(index) }
        case .nullable(let inner): if way == nil { collectParameters(inner, names, into: &found) }
        case .model(let id, let arguments):
            for (index, argument) in arguments.enumerated() where held[id]?.contains(index) == true {
                collectParameters(argument, names, into: &found)
            }
        }
    }
}
