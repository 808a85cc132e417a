import EndpointDiagnostics
import EndpointSpec

extension SwiftNames {
    static func endpointType(_ id: EndpointID, in spec: ResolvedSpec) -> String {
        SwiftText.joined([
            spec.swift.typePrefix, spec.modules[id.module].name.value,
            NamingRules.upperFirst(spec.modules[id.module].endpoints[id.index].name.value), "Endpoint",
        ])
    }

    static func declaredName(of model: Model, prefix: String) -> String {
        let name = model.owner == .spec ? prefix + model.name.value : model.name.value
        return NamingRules.identifier(name).declaration
    }

    static func nestedModels(of spec: ResolvedSpec) -> [ModelOwner: [ModelID]] {
        var nested: [ModelOwner: [ModelID]] = [:]
        for index in spec.models.indices where spec.models[index].owner != .spec {
            nested[spec.models[index].owner, default: []].append(spec.models[index].id)
        }
        return nested
    }

    /// Owners stand before what is nested in them, but for the names' sake none is relied on to.
    static func fileNames(
        of spec: ResolvedSpec,
        declaredNames: [String],
        endpointTypes: [[String]]
    ) -> [String] {
        spec.models.indices.map { index in
            if case .external(let type) = spec.models[index].kind { return type }
            var name = declaredNames[index]
            for owner in OwnerChain(models: spec.models, next: spec.models[index].owner) {
                switch owner {
                case .spec: break
                case .model(let id): name = "\(declaredNames[id.index]).\(name)"
                case .endpoint(let id): name = SwiftText.joined([endpointTypes[id.module][id.index], ".", name])
                }
            }
            return name
        }
    }

    /// Nested types and generic parameters, by the type whose braces they can be seen in.
    static func introducedNames(in spec: ResolvedSpec, declaredNames: [String]) -> [ModelOwner: Set<String>] {
        var introduced: [ModelOwner: Set<String>] = [:]
        // By index, because walking the models would copy each of them.
        for index in spec.models.indices {
            if spec.models[index].owner != .spec {
                introduced[spec.models[index].owner, default: []].insert(spec.models[index].name.value)
            }
            if !spec.models[index].genericParameters.isEmpty {
                introduced[.model(spec.models[index].id), default: []]
                    .formUnion(spec.models[index].genericParameters)
            }
        }
        return introduced
    }

    static func topLevelNames(of spec: ResolvedSpec, endpointTypes: [[String]]) -> Set<String> {
        let prefix = spec.swift.typePrefix
        var names: Set<String> = [prefix + spec.name.value]
        names.reserveCapacity(spec.models.count * 2)
        for index in spec.models.indices where spec.models[index].owner == .spec && !spec.models[index].isExternal {
            names.insert(prefix + spec.models[index].name.value)
            for former in spec.models[index].renamedFrom { names.insert(prefix + former.value) }
        }
        for module in spec.modules {
            names.insert(prefix + module.name.value + "Requests")
            names.insert(prefix + module.name.value + "Failure")
        }
        for types in endpointTypes { names.formUnion(types) }
        return names
    }

    static func apiTypeAlias(of spec: ResolvedSpec, avoiding taken: inout Set<String>) -> String? {
        let name = spec.swift.typePrefix + spec.name.value
        let isHidden =
            endpointMembers.contains(name)
            || spec.models.indices.contains { index in
                guard case .endpoint = spec.models[index].owner else { return false }
                return spec.models[index].name.value == name
            }
        return isHidden ? freeName(name + "Type", in: &taken) : nil
    }

    /// The name, with its last word repeated as often as it takes to be nobody else's.
    static func freeName(_ name: String, in taken: inout Set<String>) -> String {
        var candidate = name
        while taken.contains(candidate) { candidate += "Type" }
        taken.insert(candidate)
        return candidate
    }
}
