import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// Writes closures that find lists, and what is said of them, in answers and requests.
///
/// What a closure of one expression cannot do gives `nil`: paths into a oneOf, lists whose elements may be null.
struct ListExpressions {
    private let spec: ResolvedSpec
    private let words: Vocabulary

    /// A value that code yields.
    struct Value {
        var code: String
        var isOptional: Bool
        var type: TypeReference
        /// Whether the last part of the code is an optional; `nil`: as the whole is.
        var endsOptional: Bool?
    }

    init(_ spec: ResolvedSpec, words: Vocabulary) {
        self.spec = spec
        self.words = words
    }

    /// What stands at a path in a value called `$0`; at no path the value itself. Newtypes are taken off.
    func value(_ path: ValuePath?, in type: TypeReference, isOptional: Bool = false) -> Value? {
        guard let path else { return unwrapped(Value(code: "$0", isOptional: isOptional, type: type)) }
        guard let found = ValuePathExpression(path, root: "$0", isOptional: isOptional, in: spec) else { return nil }
        return unwrapped(
            Value(
                code: found.code,
                isOptional: found.isOptional,
                type: path.type,
                endsOptional: found.endsOptional
            )
        )
    }

    /// What stands at a path in an answer.
    func value(_ path: ValuePath?, of endpoint: Endpoint) -> Value? {
        guard case .payload(.value(let type, let isOptional)) = endpoint.response.content else { return nil }
        return value(path, in: type, isOptional: isOptional)
    }

    /// A list, or a map, which is empty where it is absent.
    func collection(_ path: ValuePath?, of endpoint: Endpoint) -> String? {
        guard let found = value(path, of: endpoint) else { return nil }
        switch found.type {
        case .list(.nullable), .map(.nullable, _): return nil
        case .list: return found.isOptional ? "{ \(found.code) ?? [] }" : "{ \(found.code) }"
        case .map: return found.isOptional ? "{ \(found.code) ?? [:] }" : "{ \(found.code) }"
        default: return nil
        }
    }

    /// The same without newtypes.
    func unwrapped(_ value: Value) -> Value {
        var value = value
        while case .model(let id, _) = value.type, case .newtype(let newtype) = spec.models[id.index].kind {
            value.code += (value.endsOptional ?? value.isOptional ? "?" : "") + ".rawValue"
            value.endsOptional = false
            value.type = newtype.type
        }
        return value
    }

    /// A closure that yields an `Int`, perhaps `nil`; `nil` for what is no integer.
    func integer(_ value: Value?) -> String? {
        guard let value, case .scalar(let scalar, _) = value.type else { return nil }
        switch scalar {
        case .int: return "{ \(value.code) }"
        case .int32, .int64:
            let int = words[.int]
            guard value.isOptional else { return "{ \(int)(\(value.code)) }" }
            // Behind a chain, 'map' would be a part of it.
            let whole = value.code.contains("?") ? "(\(value.code))" : value.code
            return "{ \(whole).map { \(int)($0) } }"
        default: return nil
        }
    }
}

extension ListExpressions {
    /// The parameter that a path leads to, in a request called `$0`, with its newtypes.
    ///
    /// - Parameter storage: By the private property behind a deprecated one, which can be reached in the same file.
    func parameter(_ path: RequestPath, of facts: EndpointFacts, storage: Bool) -> Value? {
        guard let first = path.components.first,
            let parameter = facts.parameters.first(where: { $0.identifier.name == first })
        else { return nil }
        let hidden = storage ? parameter.storage : nil
        let start = "$0." + (hidden ?? parameter.identifier.member)
        if path.components.count == 1 {
            guard path.presence == .required || path.presence == .optional else { return nil }
            return Value(code: start, isOptional: path.presence == .optional, type: path.type)
        }
        guard path.components.count == 2, let body = facts.endpoint.body, !body.isOptional,
            case .value(.model(let id, _)) = body.content, case .structure(let structure) = spec.models[id.index].kind,
            let field = structure.fields.first(where: { $0.name.value == path.components[1] })
        else { return nil }
        guard field.presence == .required || field.presence == .optional else { return nil }
        return Value(
            code: start + "." + NamingRules.identifier(path.components[1]).member,
            isOptional: field.presence == .optional && field.defaultValue == nil,
            type: path.type
        )
    }

    /// A closure that sets a parameter to a plain value: its newtypes are put on.
    ///
    /// - Parameter integers: The plain value is an `Int`, whatever the parameter's own type.
    func setter(of parameter: Value, integers: Bool, types: TypeWriter) -> String? {
        wrapped("$1", as: parameter.type, integers: integers, types: types).map { "{ \(parameter.code) = \($0) }" }
    }

    private func wrapped(_ code: String, as type: TypeReference, integers: Bool, types: TypeWriter) -> String? {
        switch type {
        case .model(let id, _):
            guard case .newtype(let newtype) = spec.models[id.index].kind else { return nil }
            return wrapped(code, as: newtype.type, integers: integers, types: types)
                .map { "\(types.type(type))(rawValue: \($0))" }
        case .scalar(.int, _): return code
        case .scalar(let scalar, _):
            guard integers else { return code }
            return scalar == .int32 || scalar == .int64 ? "\(words[scalar.swiftName])(\(code))" : nil
        default: return nil
        }
    }
}
