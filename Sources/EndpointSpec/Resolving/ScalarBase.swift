import EndpointDiagnostics

extension Resolution {
    /// The type that is written for a value in the end: newtypes and `?` taken off.
    func base(of type: TypeReference) -> TypeReference {
        var type = type
        for _ in 0..<16 {
            switch type {
            case .nullable(let inner): type = inner
            case .model(let id, _):
                guard case .newtype(let newtype) = models[id].kind else { return type }
                type = newtype.type
            default: return type
            }
        }
        return type
    }

    /// The scalar that a type is on the wire, newtypes taken off; `nil` for anything else.
    func scalarBase(of type: TypeReference) -> ScalarType? {
        if case .scalar(let scalar, _) = base(of: type) { scalar } else { nil }
    }

    /// Whether values are one text each: scalars, newtypes of them, enums, and oneOfs of nothing but these.
    func isTextual(_ type: TypeReference, depth: Int = 0) -> Bool {
        switch base(of: type) {
        case .scalar(.json, _): return true
        case .scalar: return true
        case .parameter: return true
        case .list, .map, .nullable: return false
        case .model(let id, let arguments):
            switch models[id].kind {
            case .enumeration, .external: return true
            case .structure, .newtype: return false
            case .union(let union):
                let parameters = models[id].parametersInScope
                return depth < 16
                    && union.variants.allSatisfy { variant in
                        guard let type = variant.type else { return true }
                        return isTextual(type.substituting(parameters, with: arguments), depth: depth + 1)
                    }
            }
        }
    }

    func isList(_ type: TypeReference) -> Bool {
        if case .list = base(of: type) { true } else { false }
    }

    /// The structure that a type is, with what its fields are there.
    func structure(of type: TypeReference) -> Structure? {
        guard case .model(let id, _) = base(of: type), case .structure(let structure) = models[id].kind
        else { return nil }
        return structure
    }
}
