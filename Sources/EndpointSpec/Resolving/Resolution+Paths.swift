import EndpointDiagnostics

/// A path into a value, and the same by the names on the wire.
struct FoundPath {
    var path: ValuePath
    var wire: String
}

extension Resolution {
    /// Follows a path by Swift names; a name that is not there is reported.
    mutating func valuePath(_ path: Located<String>, in root: TypeReference) -> FoundPath? {
        var type = root
        var steps: [ValuePath.Step] = []
        var wires: [String] = []
        for name in path.value.split(separator: ".").map(String.init) {
            guard !type.isUnresolved else { return nil }
            if name == "first" || name == "last", case .list(let element) = base(of: type) {
                steps.append(ValuePath.Step(name: name, kind: name == "first" ? .first : .last, isOptional: true))
                wires.append(name)
                type = element
                continue
            }
            guard let (field, kind) = stepField(name, in: type, depth: 0) else {
                if base(of: type).isUnresolved { return nil }
                report(.unknownField(name, of: words(for: type), in: path, known: fieldNames(of: type)))
                return nil
            }
            let isOptional = kind == .unionField || field.isOptionalInSwift
            var step = ValuePath.Step(
                name: name,
                kind: kind,
                isOptional: isOptional,
                isDeprecated: field.isDeprecated
            )
            if field.presence == .change, case .model(let owner, _) = base(of: type) { step.changeOwner = owner }
            steps.append(step)
            wires.append(field.wire)
            type = field.type
        }
        var end = type
        if case .nullable(let inner) = end {
            end = inner
            if let last = steps.indices.last { steps[last].isOptional = true }
        }
        return FoundPath(path: ValuePath(steps: steps, type: end), wire: wires.joined(separator: "."))
    }

    /// The field that one step leads to: of a structure, or of a oneOf all of whose objects have it.
    private func stepField(
        _ name: String,
        in type: TypeReference,
        depth: Int
    ) -> (field: Field, kind: ValuePath.Step.Kind)? {
        guard case .model(let id, let arguments) = base(of: type), depth < 16 else { return nil }
        let parameters = models[id].parametersInScope
        switch models[id].kind {
        case .structure(let structure):
            guard var field = structure.fields.first(where: { $0.name.value == name }) else { return nil }
            field.type = field.type.substituting(parameters, with: arguments)
            return (field, .field)
        case .union(let union):
            guard let field = commonField(name, of: union, depth: depth, parameters, arguments) else { return nil }
            return (field, .unionField)
        case .newtype, .enumeration, .external:
            return nil
        }
    }

    private func commonField(
        _ name: String,
        of union: Union,
        depth: Int,
        _ parameters: [String],
        _ arguments: [TypeReference]
    ) -> Field? {
        var found: Field?
        let types = union.variants.compactMap(\.type) + (union.otherwise.map { [$0] } ?? [])
        for type in types.map({ $0.substituting(parameters, with: arguments) }) {
            guard jsonKinds(of: type) == .object else { continue }
            guard let field = stepField(name, in: type, depth: depth + 1)?.field else { return nil }
            if let found, found.type != field.type { return nil }
            found = found ?? field
        }
        return found
    }

    private func fieldNames(of type: TypeReference) -> [String] {
        guard case .model(let id, _) = base(of: type) else { return isList(type) ? ["first", "last"] : [] }
        switch models[id].kind {
        case .structure(let structure): return structure.fields.map(\.name.value)
        case .union(let union):
            return union.variants.compactMap(\.type).flatMap { structure(of: $0)?.fields.map(\.name.value) ?? [] }
        case .newtype, .enumeration, .external: return []
        }
    }

    /// Finds a parameter of a request: by its name alone, or as `body.…` or `query.…`.
    mutating func requestPath(_ path: Located<String>, in endpoint: Endpoint) -> RequestPath? {
        let names = path.value.split(separator: ".").map(String.init)
        let body = endpoint.body
        var scope = ParameterScope.all
        var rest = names[...]
        if names.count > 1, names[0] == "body" {
            rest.removeFirst()
            if case .value(let type) = body?.content {
                let tail = Located(rest.joined(separator: "."), at: path.range)
                return valuePath(tail, in: type).map { found in
                    RequestPath(
                        components: names,
                        type: found.path.type,
                        presence: found.path.isOptional || body?.isOptional == true ? .optional : .required,
                        isDeprecated: found.path.isDeprecated
                    )
                }
            }
            scope = .body
        } else if names.count > 1, names[0] == "query" {
            rest.removeFirst()
            scope = .query
        }
        guard let first = rest.popFirst() else { return nil }
        guard let field = endpoint.parameter(first, in: scope) else {
            let known = endpoint.parameterNames(in: scope)
            report(.unknownParameter(first, of: endpoint, in: path, known: known))
            return nil
        }
        guard !rest.isEmpty else {
            return RequestPath(components: [first], type: field.type, presence: field.presence)
        }
        return valuePath(Located(rest.joined(separator: "."), at: path.range), in: field.type).map { found in
            let isOptional = field.isOptionalInSwift || found.path.isOptional
            return RequestPath(
                components: [first] + rest,
                type: found.path.type,
                presence: isOptional ? .optional : .required,
                isDeprecated: found.path.isDeprecated
            )
        }
    }
}

extension Field {
    package var isDeprecated: Bool { boxedDocumentation.isGiven && documentation.deprecation != nil }

    /// Whether the Swift property is an optional.
    var isOptionalInSwift: Bool { presence != .required && (presence == .nullable || defaultValue == nil) }
}

extension Body.Content {
    /// The fields that are parameters of their own.
    var fields: [Field] {
        switch self {
        case .fields(let fields), .multipart(let fields): fields
        case .value, .payload: []
        }
    }
}

/// The part of a request in which a parameter is looked for.
enum ParameterScope { case all, query, body }

extension Endpoint {
    /// The parameter of a Swift name.
    func parameter(_ name: String, in scope: ParameterScope) -> Field? {
        func isWanted(_ field: Field) -> Bool { field.name.value == name }
        if scope != .body, let field = query.first(where: isWanted) { return field }
        if scope != .query, let field = body?.content.fields.first(where: isWanted) { return field }
        guard scope == .all else { return nil }
        if let field = pathParameters.first(where: isWanted) { return field }
        if case .url(let field) = target, isWanted(field) { return field }
        return headers.first { isWanted($0.field) }?.field
    }

    /// The names of all parameters there, for suggestions.
    func parameterNames(in scope: ParameterScope) -> [String] {
        var names = scope == .body ? [] : query.map(\.name.value)
        if scope != .query { names += body?.content.fields.map(\.name.value) ?? [] }
        guard scope == .all else { return names }
        return names + (pathParameters + headers.map(\.field)).map(\.name.value)
    }
}
