import EndpointDiagnostics
import EndpointNaming
package import EndpointSpec

/// Which protocols each model conforms to, found over the whole spec.
package struct ModelFacts: Sendable {
    private(set) var isDecodable: [Bool]
    private(set) var isEncodable: [Bool]
    /// Of structs and oneOfs; newtypes and enums are hashable wherever Swift can.
    private(set) var isHashed: [Bool]
    private var isHashableModel: [Bool] = []
    private(set) var mapKeys: Set<ModelID> = []
    private let models: [Model]

    package init(_ spec: ResolvedSpec) {
        models = spec.models
        let isFull = spec.swift.conformances == .full
        // By index throughout, because walking models and endpoints would copy each of them.
        func start(_ conformance: Conformance, _ usage: (ModelUsage) -> Bool) -> [Bool] {
            spec.models.indices.map { index in
                isFull || usage(spec.models[index].usage) || spec.models[index].conformances.contains(conformance)
            }
        }
        isDecodable = start(.decodable) { $0.isReceived }
        isEncodable = start(.encodable) { $0.isSent }
        isHashed = start(.hashable) { $0.isHashed }
        // Where a model travels is found for what is in it, too; what a model is asked for by itself is not.
        for index in spec.models.indices where !spec.models[index].conformances.isEmpty {
            let model = spec.models[index]
            if model.conformances.contains(.decodable) { spread(\.isDecodable, from: model.id) }
            if model.conformances.contains(.encodable) { spread(\.isEncodable, from: model.id) }
            if model.conformances.contains(.hashable) { spread(\.isHashed, from: model.id) }
        }
        if isFull { excludeUnhashable() }
        isHashableModel = hashableModels()
        for index in spec.models.indices { spec.models[index].forEachReference { collectKeys(of: $0) } }
        for module in spec.modules {
            for index in module.endpoints.indices { module.endpoints[index].forEachReference { collectKeys(of: $0) } }
        }
    }

    /// Whether Swift can hash a value of the type.
    func isHashable(_ type: TypeReference) -> Bool {
        switch type {
        case .scalar: true
        case .list(let element), .nullable(let element), .map(let element, _): isHashable(element)
        case .parameter: false
        case .model(let id, let arguments): isHashable(id) && arguments.allSatisfy(isHashable)
        }
    }

    /// Whether Swift can hash a value of the model.
    func isHashable(_ id: ModelID) -> Bool { isHashableModel[id.index] }

    /// Newtypes may hold each other, even themselves: they are hashable but for those from which one finds something
    /// that is not.
    private func hashableModels() -> [Bool] {
        var isHashable = models.map { model in
            switch model.kind {
            case .enumeration: true
            case .newtype(let newtype): !newtype.type.holdsParameter
            case .structure, .union: isHashed[model.id.index]
            case .external: false
            }
        }
        var holders = [[Int]](repeating: [], count: models.count)
        for model in models {
            guard case .newtype(let newtype) = model.kind else { continue }
            newtype.type.forEachModel { holders[$0.index].append(model.id.index) }
        }
        var pending = models.indices.filter { !isHashable[$0] }
        while let index = pending.popLast() {
            for holder in holders[index] where isHashable[holder] {
                isHashable[holder] = false
                pending.append(holder)
            }
        }
        return isHashable
    }

    /// What one model conforms to, the models in it must conform to.
    private mutating func spread(_ flags: WritableKeyPath<ModelFacts, [Bool]>, from id: ModelID) {
        var pending = [id.index]
        while let index = pending.popLast() {
            models[index].forEachReference { reference in
                reference.forEachModel { id in
                    if !self[keyPath: flags][id.index] {
                        self[keyPath: flags][id.index] = true
                        pending.append(id.index)
                    }
                }
            }
        }
    }

    /// With all conformances asked for, what holds a type of the app's is left out unless it must be hashed.
    private mutating func excludeUnhashable() {
        var holdsExternal = models.map(\.isExternal)
        var isSettled = false
        while !isSettled {
            isSettled = true
            for model in models where !holdsExternal[model.id.index] {
                var isFound = false
                model.forEachReference { reference in
                    reference.forEachModel { isFound = isFound || holdsExternal[$0.index] }
                }
                if isFound {
                    holdsExternal[model.id.index] = true
                    isSettled = false
                }
            }
        }
        for model in models where holdsExternal[model.id.index] {
            isHashed[model.id.index] = model.usage.isHashed || model.conformances.contains(.hashable)
        }
    }

    private mutating func collectKeys(of type: TypeReference) {
        switch type {
        case .scalar, .parameter: break
        case .list(let element), .nullable(let element): collectKeys(of: element)
        case .map(let value, let keys):
            if case .model(let id, _)? = keys { mapKeys.insert(id) }
            collectKeys(of: value)
        case .model(_, let arguments):
            for argument in arguments { collectKeys(of: argument) }
        }
    }
}

extension TypeReference {
    fileprivate var holdsParameter: Bool {
        switch self {
        case .scalar: false
        case .parameter: true
        case .list(let element), .nullable(let element), .map(let element, _): element.holdsParameter
        case .model(_, let arguments): arguments.contains { $0.holdsParameter }
        }
    }
}
