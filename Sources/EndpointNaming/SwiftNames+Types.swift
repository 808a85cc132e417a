import EndpointDiagnostics
package import EndpointSpec

extension SwiftNames {
    /// How a model is written in a scope: by its declared name, a nested one by its short name inside its
    /// owner and with the owner's name outside, an external one as the app calls it.
    package func reference(to id: ModelID, in scope: SwiftScope) -> String {
        let modelOwner = modelOwners[id.index]
        if modelOwner == .spec {
            guard hasAliases, let alias = aliases[id], isHidden(spec.models[id.index].name.value, in: scope) else {
                return fileNames[id.index]
            }
            return alias
        }
        if case .endpoint(let owner) = modelOwner {
            if case .endpoint(owner) = scope { return declaredNames[id.index] }
            if case .file = scope { return fileNames[id.index] }
        }
        for owner in owners(of: scope) {
            if owner == modelOwner { return declaredNames[id.index] }
            if introduced[owner]?.contains(spec.models[id.index].name.value) == true { break }
        }
        guard case .model(let owner) = modelOwner else { return fileNames[id.index] }
        return "\(reference(to: owner, in: scope)).\(declaredNames[id.index])"
    }

    /// A type, without what presence adds to it.
    ///
    /// - Parameter isSent: Whether a request may carry it: null is then a value of its own in lists and maps.
    package func type(_ type: TypeReference, in scope: SwiftScope, isSent: Bool) -> String {
        TypeWriter(names: self, words: vocabulary(in: scope), scope: scope, isSent: isSent).type(type)
    }

    /// The type of a field's property, with what presence adds.
    package func type(of field: Field, in scope: SwiftScope, isSent: Bool) -> String {
        TypeWriter(names: self, words: vocabulary(in: scope), scope: scope, isSent: isSent).type(of: field)
    }

    /// The expression after `=` in an initialiser's parameter, or `nil` where the caller must say.
    package func defaultArgument(of field: Field, in scope: SwiftScope, isSent: Bool) -> String? {
        TypeWriter(names: self, words: vocabulary(in: scope), scope: scope, isSent: isSent).defaultArgument(of: field)
    }

    /// An expression for a value of the type; leading dots are relied on, so the type must be known in its place.
    package func literal(_ value: LiteralValue, of type: TypeReference, in scope: SwiftScope) -> String {
        TypeWriter(names: self, words: vocabulary(in: scope), scope: scope, isSent: true).literal(value, of: type)
    }

    /// Whether a file's models mention a type that the app has, so that its modules are to be imported.
    package func usesExternalTypes(modelsIn file: Int) -> Bool {
        spec.models.contains { model in
            guard model.file == file && isOwnedBySpec(model) else { return false }
            var isFound = false
            model.forEachReference { reference in
                reference.forEachModel { isFound = isFound || spec.models[$0.index].isExternal }
            }
            return isFound
        }
    }

    private func isOwnedBySpec(_ model: Model) -> Bool {
        !owners(of: .model(model.id)).contains { if case .endpoint = $0 { true } else { false } }
    }

    private func isHidden(_ name: String, in scope: SwiftScope) -> Bool {
        let name = spec.swift.typePrefix + name
        return owners(of: scope).contains { owner in
            if case .endpoint = owner, Self.endpointMembers.contains(name) { return true }
            return introduced[owner]?.contains(name) == true
        }
    }
}
