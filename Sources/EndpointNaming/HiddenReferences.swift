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
        let candidates = spec.models.filter { model in
            model.owner == .spec && !model.isExternal && hideable.contains(name(of: model.id))
        }
        guard !candidates.isEmpty else { return [:] }
        var hidden: Set<ModelID> = []
        for model in spec.models {
            collect(from: model.references, at: .model(model.id), into: &hidden)
        }
        for endpoint in spec.modules.lazy.flatMap(\.endpoints) {
            collect(from: endpoint.references, at: .endpoint(endpoint.id), into: &hidden)
        }
        var aliases: [ModelID: String] = [:]
        for id in hidden.sorted() {
            aliases[id] = SwiftNames.freeName(name(of: id) + "Model", in: &taken)
        }
        return aliases
    }

    private func name(of id: ModelID) -> String { spec.swift.typePrefix + spec[id].name.value }

    private func collect(from references: [TypeReference], at place: ModelOwner, into hidden: inout Set<ModelID>) {
        var names: Set<String> = []
        for owner in OwnerChain(models: spec.models, next: place) {
            if case .endpoint = owner { names.formUnion(SwiftNames.endpointMembers) }
            names.formUnion(introduced[owner] ?? [])
        }
        guard !names.isEmpty else { return }
        for reference in references {
            reference.forEachModel { id in
                if spec[id].owner == .spec && !spec[id].isExternal && names.contains(name(of: id)) { hidden.insert(id) }
            }
        }
    }
}
