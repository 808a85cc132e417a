import EndpointNaming
import EndpointSpec

/// Writes the call that asks for many items in several requests.
struct BatchDeclarations {
    /// `BatchResult<ID, Item>`, outside of any braces.
    let resultType: String
    /// The type of the parameter `local`, without what makes it an optional.
    let localType: String
    /// What the call takes behind the endpoint's value.
    let arguments: [CodeExpression.Argument]
    /// A path that is deprecated, which makes the call deprecated too, since its closures use it; `nil`: none is.
    let deprecatedPath: String?

    /// `nil` where there is no batch, or closures of one expression cannot find identifiers and items.
    init?(_ facts: EndpointFacts, names: SwiftNames, words: Vocabulary) {
        guard let batch = facts.endpoint.batch, case .list(let idType) = batch.parameter.type else { return nil }
        if case .nullable = idType { return nil }
        let lists = ListExpressions(names.spec, words: words)
        guard let parameter = lists.parameter(batch.parameter, of: facts, storage: false),
            let items = lists.collection(batch.items, of: facts.endpoint)
        else { return nil }
        let isKeyed = batch.isMap || batch.key != nil
        let types = TypeWriter(names: names, words: words, scope: .file, isSent: false)
        let generics = "<\(types.type(batch.idType)), \(types.type(batch.itemType))>"
        resultType = words[isKeyed ? .batchResult : .batchItems] + generics
        localType = words[.batchLookup] + generics
        let identifiers = batch.parameter.components.map { NamingRules.identifier($0) }
        let ids = ([identifiers[0].local] + identifiers.dropFirst().map(\.member)).joined(separator: ".")
        var arguments: [CodeExpression.Argument] = [
            .init("ids", .code(ids + (parameter.isOptional ? " ?? []" : ""))),
            .init("setIDs", .code("{ \(parameter.code) = $1 }")),
            .init("local", .code("local")),
            .init(batch.isMap ? "map" : "items", .code(items)),
        ]
        if let key = batch.key {
            guard let found = ValuePathExpression(key, root: "$0", isOptional: false, in: names.spec) else {
                return nil
            }
            arguments.append(.init("key", .code("{ \(found.code) }")))
        }
        self.arguments = arguments
        deprecatedPath = batch.deprecatedPath(of: facts)
    }
}

extension Batch {
    fileprivate func deprecatedPath(of facts: EndpointFacts) -> String? {
        let first = facts.parameters.first { $0.identifier.name == parameter.components[0] }
        if parameter.isDeprecated || first?.storage != nil { return parameter.components.joined(separator: ".") }
        return [items, key].lazy.compactMap { $0 }.first(where: \.isDeprecated)?.text
    }
}
