import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// Writes a function that reads a field which all objects of a oneOf have, for paths that end in one.
struct UnionFieldFunction {
    let lines: [String]

    /// - Returns: `nil` where the path does not end so, or the field's value is no scalar.
    init?(_ name: String, _ path: ValuePath, of endpoint: Endpoint, names: SwiftNames, words: Vocabulary) {
        guard case .payload(.value(_, let isOptional)) = endpoint.response.content,
            let last = path.steps.last, last.kind == .unionField
        else { return nil }
        let lists = ListExpressions(names.spec, words: words)
        let container = ValuePath(steps: path.steps.dropLast(), type: path.type)
        guard let root = ValuePathExpression(container, root: "response", isOptional: isOptional, in: names.spec),
            let union = Self.union(before: last.name, in: endpoint, path, names.spec),
            case .scalar(let scalar, _) = lists.unwrapped(.init(code: "", isOptional: true, type: path.type)).type
        else { return nil }
        let mark = root.isOptional ? "?" : ""
        var cases: [String] = []
        func add(_ caseName: String, _ type: TypeReference?) {
            let pattern = "case .\(NamingRules.identifier(caseName).member)"
            guard let field = Self.field(last.name, of: type, names.spec) else {
                return cases.append("\(pattern)\(mark): nil")
            }
            let value = ListExpressions.Value(
                code: "object.\(NamingRules.identifier(last.name).member)",
                isOptional: field.presence != .required && field.defaultValue == nil,
                type: path.type
            )
            cases.append("\(pattern)(let object)\(mark): \(lists.unwrapped(value).code)")
        }
        for variant in union.variants { add(variant.name, variant.type) }
        if let otherwise = union.otherwise { add("otherwise", otherwise) } else if union.isOpen { add("unknown", nil) }
        if root.isOptional { cases.append("case nil: nil") }
        let head = "private static func \(name)(in response: Response) -> \(words[scalar.swiftName])? {"
        lines = [head, "    switch \(root.code) {"] + cases.map { "    " + $0 } + ["    }", "}"]
    }

    /// The oneOf that has the field; the list's element where the step before is into a list.
    private static func union(
        before name: String,
        in endpoint: Endpoint,
        _ path: ValuePath,
        _ spec: ResolvedSpec
    ) -> Union? {
        guard let item = endpoint.paging?.itemType, path.steps.count > 1, case .model(let id, _) = item,
            [.first, .last].contains(path.steps[path.steps.count - 2].kind),
            case .union(let union) = spec.models[id.index].kind
        else { return nil }
        let types = union.variants.map(\.type) + [union.otherwise]
        // A oneOf inside would take a function of its own.
        let isPlain = types.allSatisfy { type in
            guard case .model(let id, _)? = type, case .union = spec.models[id.index].kind else { return true }
            return false
        }
        return isPlain ? union : nil
    }

    private static func field(_ name: String, of type: TypeReference?, _ spec: ResolvedSpec) -> Field? {
        guard case .model(let id, _)? = type, case .structure(let structure) = spec.models[id.index].kind else {
            return nil
        }
        return structure.fields.first { $0.name.value == name }
    }
}
