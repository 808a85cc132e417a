import EndpointDiagnostics

/// What a JSON value is by its first character.
struct JSONKinds: OptionSet, Hashable {
    let rawValue: Int
    static let string = JSONKinds(rawValue: 1)
    static let number = JSONKinds(rawValue: 2)
    static let bool = JSONKinds(rawValue: 4)
    static let array = JSONKinds(rawValue: 8)
    static let object = JSONKinds(rawValue: 16)
    static let any: JSONKinds = [.string, .number, .bool, .array, .object]

    /// As messages say it.
    var words: String {
        switch self {
        case .string: "a string"
        case .number: "a number"
        case .bool: "a bool"
        case .array: "an array"
        case .object: "an object"
        default: "any JSON value"
        }
    }
}

extension Resolution {
    /// The kinds of JSON that values of a type are; empty where that is not known.
    func jsonKinds(of type: TypeReference, depth: Int = 0) -> JSONKinds {
        switch type {
        case .nullable(let inner): return jsonKinds(of: inner, depth: depth)
        case .list: return .array
        case .map: return .object
        case .parameter: return []
        case .scalar(let scalar, let format): return jsonKinds(of: scalar, format)
        case .model(let id, _):
            switch models[id].kind {
            case .structure: return .object
            case .external: return []
            case .newtype(let newtype): return depth < 16 ? jsonKinds(of: newtype.type, depth: depth + 1) : []
            case .enumeration(let enumeration): return enumeration.isInteger ? .number : .string
            case .union(let union):
                guard depth < 16 else { return [] }
                return union.variants.reduce(into: []) {
                    $0.formUnion($1.type.map { jsonKinds(of: $0, depth: depth + 1) } ?? .string)
                }
            }
        }
    }

    private func jsonKinds(of scalar: ScalarType, _ format: ScalarFormat?) -> JSONKinds {
        switch scalar {
        case .json: .any
        case .bool: format == .number ? .number : .bool
        case .int, .int32, .int64, .decimal: format == .string ? .string : .number
        case .float, .double: .number
        case .dateTime: format == .epochSeconds || format == .epochMilliseconds ? .number : .string
        case .string, .date, .uuid, .url, .base64: .string
        }
    }

    /// Reports variants of an untagged oneOf that nothing tells apart.
    mutating func checkUntagged(_ union: Union, _ id: ModelID) {
        var seen: [(kinds: JSONKinds, variant: Variant)] = []
        var texts: [String: Variant] = [:]
        var objects: [Variant] = []
        for variant in union.variants {
            if let text = variant.fixedText {
                if let first = texts[text] { report(.indistinctVariants(variant, first: first, words: "'\(text)'")) }
                texts[text] = texts[text] ?? variant
                continue
            }
            guard let type = variant.type, !type.isUnresolved else { continue }
            let kinds = jsonKinds(of: type)
            if kinds == .object {
                if let first = seen.first(where: { $0.kinds == .any }) {
                    report(.indistinctVariants(variant, first: first.variant, words: kinds.words))
                }
                reportHidden(variant, by: objects)
                objects.append(variant)
            } else if let first = seen.first(where: { !$0.kinds.isDisjoint(with: kinds.subtracting(.object)) }) {
                let common = first.kinds.intersection(kinds)
                let isCatchAll = kinds == .any
                if !isCatchAll { report(.indistinctVariants(variant, first: first.variant, words: common.words)) }
            }
            seen.append((kinds == .object ? [] : kinds, variant))
        }
    }

    /// Warns where an earlier object's required fields are all among a later one's, which has no field of its own by
    /// which it could be told, so that it is never read.
    private mutating func reportHidden(_ variant: Variant, by earlier: [Variant]) {
        guard let required = requiredWires(of: variant), !hasOwnField(variant, beside: earlier) else { return }
        for other in earlier {
            guard let needed = requiredWires(of: other), needed.isSubset(of: required) else { continue }
            report(.hiddenVariant(variant, by: other))
            return
        }
    }

    private func hasOwnField(_ variant: Variant, beside earlier: [Variant]) -> Bool {
        let own = receivedWires(of: variant)
        guard !own.isEmpty else { return false }
        return !own.isSubset(of: earlier.reduce(into: []) { $0.formUnion(receivedWires(of: $1)) })
    }

    private func receivedWires(of variant: Variant) -> Set<String> {
        guard let type = variant.type, let structure = structure(of: type) else { return [] }
        return Set(structure.fields.lazy.filter { !$0.isWriteOnly }.map(\.wire))
    }

    private func requiredWires(of variant: Variant) -> Set<String>? {
        guard let type = variant.type else { return nil }
        if case .map = base(of: type) { return [] }
        return structure(of: type).map { structure in
            Set(structure.fields.filter { $0.isRequiredOnReceipt }.map(\.wire))
        }
    }
}

extension Field {
    /// Whether an answer without the field cannot be read.
    var isRequiredOnReceipt: Bool {
        !isWriteOnly && defaultValue == nil && (presence == .required || presence == .nullable)
    }
}
