import EndpointDiagnostics

extension Resolution {
    /// A type with the optionality that its outermost `?` gave it.
    struct OuterType {
        var type: TypeReference
        var optionality = Optionality.none
        /// A payload that stood where one may stand; `type` is then without meaning.
        var payload: PayloadType?
    }

    enum Optionality { case none, optional, double }

    /// Resolves the type of a field, parameter or body, whose outermost `?` is no part of the type.
    mutating func outerType(
        _ expression: Located<TypeExpression>,
        allowing payloads: [PayloadType] = [],
        in scope: TypeScope
    ) -> OuterType {
        var inner = expression.value
        var optionality = Optionality.none
        switch expression.value {
        case .optional(let type): (inner, optionality) = (type, .optional)
        case .doubleOptional(let type): (inner, optionality) = (type, .double)
        default: break
        }
        if case .payload(let payload) = inner {
            // One in a wrong place was reported when the type was read.
            let allowed = payloads.contains(payload) ? payload : nil
            return OuterType(type: .unresolved, optionality: optionality, payload: allowed)
        }
        return OuterType(type: type(inner, at: expression.range, in: scope), optionality: optionality)
    }

    /// Resolves a type inside another, where `?` means null.
    mutating func type(_ expression: TypeExpression, at range: SourceRange, in scope: TypeScope) -> TypeReference {
        switch expression {
        case .scalar(.dateTime):
            return .scalar(.dateTime, format: json(of: scope).dates)
        case .scalar(let scalar):
            return .scalar(scalar, format: nil)
        case .payload:
            return .unresolved
        case .list(let element):
            return .list(type(element, at: range, in: scope))
        case .map(let value):
            return .map(type(value, at: range, in: scope), keys: nil)
        case .named(let name, let arguments):
            return named(name, arguments, at: range, in: scope)
        case .optional(let inner), .doubleOptional(let inner):
            return .nullable(type(inner, at: range, in: scope))
        }
    }

    private mutating func named(
        _ name: String,
        _ arguments: [TypeExpression],
        at range: SourceRange,
        in scope: TypeScope
    ) -> TypeReference {
        let arguments = arguments.map { type($0, at: range, in: scope) }
        if scope.parameters.contains(name) {
            if !arguments.isEmpty { report(.typeArguments(name, takes: 0, has: arguments.count, at: range)) }
            return .parameter(name)
        }
        guard let id = catalog.modelIDs[name] else {
            report(.unknownModel(name, at: range, known: catalog, parameters: scope.parameters))
            return .unresolved
        }
        let expected = catalog.genericCounts[id] ?? 0
        guard arguments.count == expected else {
            report(.typeArguments(name, takes: expected, has: arguments.count, at: range))
            return .unresolved
        }
        return .model(id, arguments: arguments)
    }

    /// Applies `format` to the scalar inside a type.
    mutating func applying(_ format: Located<String>, to type: TypeReference, in scope: TypeScope) -> TypeReference {
        switch type {
        case .scalar(let scalar, _):
            guard let parsed = scalarFormat(format.value, of: scalar, in: scope) else {
                report(.formatMismatch(format, for: scalar))
                return type
            }
            return .scalar(scalar, format: parsed)
        case .list(let element): return .list(applying(format, to: element, in: scope))
        case .map(let value, let keys): return .map(applying(format, to: value, in: scope), keys: keys)
        case .nullable(let inner): return .nullable(applying(format, to: inner, in: scope))
        case .parameter(""): return type
        case .model, .parameter:
            report(.formatMismatch(format, for: nil))
            return type
        }
    }

    private func scalarFormat(_ text: String, of scalar: ScalarType, in scope: TypeScope) -> ScalarFormat? {
        switch (scalar, text) {
        case (.bool, "number"): .number
        case (.int, "string"), (.int32, "string"), (.int64, "string"), (.decimal, "string"): .string
        case (.base64, "base64url"): .base64url
        case (.dateTime, _): DateFormats.parse(text, zone: json(of: scope).zone)
        default: nil
        }
    }

    /// Applies `keys` to the map inside a type.
    mutating func applying(
        keys: Located<TypeExpression>,
        to type: TypeReference,
        in scope: TypeScope
    ) -> TypeReference {
        switch type {
        case .map(let value, _):
            let keyType = self.type(keys.value, at: keys.range, in: scope)
            if keyType == .scalar(.string, format: nil) { return .map(value, keys: nil) }
            pendingKeys.append(Located(keyType, at: keys.range))
            return .map(value, keys: keyType)
        case .list(let element): return .list(applying(keys: keys, to: element, in: scope))
        case .nullable(let inner): return .nullable(applying(keys: keys, to: inner, in: scope))
        case .parameter(""): return type
        case .scalar, .model, .parameter:
            report(.keysWithoutMap(at: keys.range))
            return type
        }
    }
}
