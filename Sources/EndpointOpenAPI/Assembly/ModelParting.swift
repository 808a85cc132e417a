import EndpointDiagnostics
import EndpointSpec

/// Parts models that are both sent and received where a field is only one of them.
///
/// The model itself is what is received; what is sent gets a model of its own, without what the server sets. Models
/// that hold such a model part with it; all others stay one.
struct ModelParting {
    private(set) var models: [ModelDeclaration]
    /// By the name of what is received, the name of what is sent.
    private(set) var sentNames: [String: String] = [:]
    private let mentions: ModelMentions

    /// - Parameter failures: What failures of a server hold.
    init(_ models: [ModelDeclaration], _ modules: [ModuleDraft], failures: [TypeExpression], names: inout NameTable) {
        self.models = models
        mentions = ModelMentions(models)
        let sent = reached { names in
            for module in modules { for endpoint in module.endpoints { names.addSent(by: endpoint) } }
        }
        let received = reached { names in
            for module in modules { for endpoint in module.endpoints { names.addReceived(by: endpoint) } }
            for failure in failures { names.add(failure) }
        }
        let parted = parted(among: sent.intersection(received))
        guard !parted.isEmpty else { return }
        for model in models where parted.contains(model.name.value) {
            sentNames[model.name.value] = names.takeType(model.name.value + "Request")
        }
        self.models = models.flatMap { model -> [ModelDeclaration] in
            let name = model.name.value
            guard let sentName = sentNames[name] else {
                return [sent.contains(name) && !received.contains(name) ? model.renamed(sentNames) : model]
            }
            var request = model.renamed(sentNames).without { $0.isReadOnly }
            request.name = model.name.map { _ in sentName }
            return [model.without { $0.isWriteOnly }, request]
        }
    }

    private func reached(_ roots: (inout TypeNames) -> Void) -> Set<String> {
        var found = TypeNames()
        roots(&found)
        return mentions.closure(of: found.names)
    }

    /// Those with such a field, and those that hold one of them.
    private func parted(among both: Set<String>) -> Set<String> {
        var holders: [String: [String]] = [:]
        for name in both { for other in mentions[name] { holders[other, default: []].append(name) } }
        var parted = Set(models.filter { both.contains($0.name.value) && $0.hasOneWayField }.map(\.name.value))
        var pending = Array(parted)
        while let name = pending.popLast() {
            for holder in holders[name] ?? [] where parted.insert(holder).inserted { pending.append(holder) }
        }
        return parted
    }
}

extension ModelDeclaration {
    /// Whether a field in it is not sent, or not received.
    fileprivate var hasOneWayField: Bool {
        switch kind {
        case .structure(let fields):
            fields.contains { $0.isReadOnly || $0.isWriteOnly || $0.type.hasOneWayField }
        case .union(let union): union.variants.contains { $0.type.hasOneWayField }
        case .newtype, .enumeration, .external: false
        }
    }

    /// The same without some fields, also in types in place.
    fileprivate func without(_ isLeftOut: (FieldDeclaration) -> Bool) -> ModelDeclaration {
        var model = self
        switch kind {
        case .structure(let fields):
            model.kind = .structure(
                fields: fields.filter { !isLeftOut($0) }.map { field in
                    var field = field
                    field.type = field.type.without(isLeftOut)
                    if field.isReadOnly { field.isReadOnly = false }
                    if field.isWriteOnly { field.isWriteOnly = false }
                    return field
                }
            )
        case .union(var union):
            for index in union.variants.indices {
                union.variants[index].type = union.variants[index].type.without(isLeftOut)
            }
            model.kind = .union(union)
        case .newtype, .enumeration, .external: break
        }
        return model
    }
}

extension FieldTypeDeclaration {
    fileprivate var hasOneWayField: Bool {
        if case .inPlace(let model) = self { model.hasOneWayField } else { false }
    }

    fileprivate func without(_ isLeftOut: (FieldDeclaration) -> Bool) -> FieldTypeDeclaration {
        if case .inPlace(let model) = self { .inPlace(model.without(isLeftOut)) } else { self }
    }
}
