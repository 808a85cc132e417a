import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Writes types and models as JSON Schemas of OpenAPI 3.1 (JSON Schema 2020-12).
///
/// Cases of generic models become components of their own, which are found on the way.
final class SchemaWriter {
    /// What the parameters of the generic model around a type stand for.
    typealias Scope = [String: TypeReference]

    let spec: ResolvedSpec
    /// Names of components by the native text of their generic type.
    private var instanceNames: [String: String] = [:]
    private var takenNames: Set<String>
    private var pending: [(name: String, text: String, id: ModelID, arguments: [TypeReference])] = []

    init(_ spec: ResolvedSpec) {
        self.spec = spec
        takenNames = Set(spec.models.map(\.name.value))
    }

    // MARK: Components

    /// All components: declared models in the order of the spec, then the cases of generic ones that came up.
    func components() -> [DocumentPair] {
        var pairs = spec.models.filter(isComponent).map { model in
            DocumentPair(model.name.value, .block(component(model)))
        }
        var next = 0
        while next < pending.count {
            let (name, text, id, arguments) = pending[next]
            let model = spec[id]
            let scope = Dictionary(zip(model.genericParameters, arguments), uniquingKeysWith: { $1 })
            let schema = [DocumentPair(VendorKeys.instance, .text(text))] + modelSchema(model, in: scope)
            pairs.append(DocumentPair(name, .block(schema)))
            next += 1
        }
        return pairs
    }

    private func isComponent(_ model: Model) -> Bool {
        if case .external = model.kind { return model.owner == .spec }
        return model.owner == .spec && model.genericParameters.isEmpty
    }

    private func component(_ model: Model) -> [DocumentPair] {
        var pairs = PairList()
        if let module = spec.modules.first(where: { $0.file == model.file }), model.file != spec.apiFile {
            pairs.add(VendorKeys.module, .text(module.name.value))
        }
        pairs.append(contentsOf: modelSchema(model, in: [:]))
        if !model.conformances.isEmpty {
            let names = model.conformances.map(\.rawValue).sorted()
            pairs.add(VendorKeys.conformances, .list(names.map { .text($0) }))
        }
        pairs.add(VendorKeys.renamedFrom, model.renamedFrom)
        return pairs.pairs
    }

    private func reference(to name: String) -> [DocumentPair] {
        [DocumentPair("$ref", .text("#/components/schemas/\(name)"))]
    }

    private func instance(of id: ModelID, _ arguments: [TypeReference]) -> String {
        let text = text(of: .model(id, arguments: arguments))
        if let name = instanceNames[text] { return name }
        var name = String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        while name.hasSuffix("_") { name.removeLast() }
        while !takenNames.insert(name).inserted { name += "_" }
        instanceNames[text] = name
        pending.append((name, text, id, arguments))
        return name
    }

    // MARK: Types

    /// The keys of a type's schema.
    func schema(of type: TypeReference, in scope: Scope = [:]) -> [DocumentPair] {
        switch type {
        case .scalar(let scalar, let format): return ScalarSchema.pairs(scalar, format)
        case .nullable(let inner): return Self.nullable(schema(of: inner, in: scope))
        case .parameter(let name): return scope[name].map { schema(of: $0, in: [:]) } ?? []
        case .list(let element):
            return [
                DocumentPair("type", .text("array")), DocumentPair("items", .mapping(schema(of: element, in: scope))),
            ]
        case .map(let value, let keys):
            var pairs = PairList()
            pairs.add("type", .text("object"))
            pairs.add("additionalProperties", .mapping(schema(of: value, in: scope)))
            pairs.add(VendorKeys.keys, keys.map { .text(text(of: $0)) })
            return pairs.pairs
        case .model(let id, let arguments):
            let model = spec[id]
            let arguments = arguments.map { substitute($0, in: scope) }
            guard model.owner == .spec else {
                let inner = Dictionary(zip(model.parametersInScope, arguments), uniquingKeysWith: { $1 })
                return modelSchema(model, in: inner)
            }
            return reference(to: arguments.isEmpty ? model.name.value : instance(of: id, arguments))
        }
    }

    private func substitute(_ type: TypeReference, in scope: Scope) -> TypeReference {
        switch type {
        case .scalar: type
        case .parameter(let name): scope[name] ?? type
        case .list(let element): .list(substitute(element, in: scope))
        case .nullable(let inner): .nullable(substitute(inner, in: scope))
        case .map(let value, let keys): .map(substitute(value, in: scope), keys: keys)
        case .model(let id, let arguments): .model(id, arguments: arguments.map { substitute($0, in: scope) })
        }
    }

    /// The type as the native format writes it.
    func text(of type: TypeReference) -> String {
        switch type {
        case .scalar(let scalar, _): return scalar.rawValue
        case .parameter(let name): return name
        case .list(let element): return "list<\(text(of: element))>"
        case .map(let value, _): return "map<\(text(of: value))>"
        case .nullable(let inner): return "\(text(of: inner))?"
        case .model(let id, let arguments):
            let name = spec[id].name.value
            return arguments.isEmpty ? name : "\(name)<\(arguments.map { text(of: $0) }.joined(separator: ", "))>"
        }
    }

    /// A schema that takes null too.
    static func nullable(_ pairs: [DocumentPair]) -> [DocumentPair] {
        guard !pairs.isEmpty else { return pairs }
        let isFixed = pairs.contains { ["enum", "const", "$ref"].contains($0.key) }
        if !isFixed, let index = pairs.firstIndex(where: { $0.key == "type" }) {
            var pairs = pairs
            pairs[index].value = .list([pairs[index].value, .text("null")])
            return pairs
        }
        let null = DocumentValue.mapping([DocumentPair("type", .text("null"))])
        return [DocumentPair("anyOf", .list([.mapping(pairs), null]))]
    }
}
