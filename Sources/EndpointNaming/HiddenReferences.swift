import EndpointDiagnostics
import EndpointSpec

/// Finds the mentions of declared models at places where a nested type, a generic parameter or a name
/// that every endpoint has means something else.
struct HiddenReferences {
    let spec: ResolvedSpec
    let declaredNames: [String]
    let introduced: [ModelOwner: Set<String>]

    /// Names for an alias at file scope, by model; each is added to those that are taken.
    func aliases(avoiding taken: inout Set<String>) -> [ModelID: String] {
        let hideable = introduced.values.reduce(into: SwiftNames.endpointMembers) { $0.formUnion($1) }
        let isAnyHidden = spec.models.indices.contains { index in
            spec.models[index].owner == .spec && !spec.models[index].isExternal
                && hideable.contains(name(of: ModelID(index)))
        }
        guard isAnyHidden else { return [:] }
        var hidden: Set<ModelID> = []
        for index in spec.models.indices {
            let names = hidingNames(at: .model(ModelID(index)))
            guard !names.isEmpty else { continue }
            spec.models[index].forEachReference { collect(from: $0, hiddenBy: names, into: &hidden) }
        }
        for endpoint in spec.modules.lazy.flatMap(\.endpoints) {
            let names = hidingNames(at: .endpoint(endpoint.id))
            endpoint.forEachReference { collect(from: $0, hiddenBy: names, into: &hidden) }
        }
        var aliases: [ModelID: String] = [:]
        for id in hidden.sorted() {
            aliases[id] = SwiftNames.freeName(name(of: id) + "Model", in: &taken)
        }
        return aliases
    }

    private func name(of id: ModelID) -> String { spec.swift.typePrefix + spec.models[id.index].name.value }

    /// What names of the file mean something else by, in the braces of a type.
    private func hidingNames(at place: ModelOwner) -> Set<String> {
        var names: Set<String> = []
        for owner in OwnerChain(models: spec.models, next: place) {
            if case .endpoint = owner { names.formUnion(SwiftNames.endpointMembers) }
            names.formUnion(introduced[owner] ?? [])
        }
        return names
    }

    private func collect(from reference: TypeReference, hiddenBy names: Set<String>, into hidden: inout Set<ModelID>) {
        reference.forEachModel { id in
            let model = spec.models[id.index]
            if model.owner == .spec && !model.isExternal && names.contains(name(of: id)) { hidden.insert(id) }
        }
    }
}
