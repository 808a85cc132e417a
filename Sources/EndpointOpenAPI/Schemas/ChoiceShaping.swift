import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// `oneOf` and `anyOf`.
extension OpenAPIDecoder {
    /// The shape of a choice of schemas.
    mutating func choice(_ choice: YAMLNode, _ schema: Schema) -> ShapedSchema {
        if let values = listedConstants(choice, schema), !values.isEmpty {
            var shaped = enumeration(values, schema)
            let hasNull = choice.items.contains { $0.value(forKey: "type")?.hasText("null") == true }
            shaped.annotations.isNullable = shaped.annotations.isNullable || hasNull
            return shaped
        }
        if choice.items.allSatisfy({ isOnlyRequired($0) }) {
            lose(.keyword, "a choice of required fields", at: choice.range)
            return own(schema.without { ($0.oneOf, $0.anyOf) = (nil, nil) })
        }
        let variants = choice.items.map { item in
            let content = shape(of: [schema.node.with(item)])
            let title = item.value(forKey: "title") ?? content.title
            return UnionShape.Variant(content: content, title: title.flatMap { $0.kind == .scalar ? $0.text : nil })
        }
        return union(variants, schema)
    }

    private func isOnlyRequired(_ node: YAMLNode) -> Bool {
        node.kind == .mapping && !node.pairs.isEmpty
            && node.pairs.allSatisfy { ["required", "description", "title", "not"].contains($0.key.text) }
    }

    /// Sorts variants out: null is taken off, those that JSON does not tell apart are joined.
    mutating func union(_ written: [UnionShape.Variant], _ schema: Schema) -> ShapedSchema {
        var shaped = ShapedSchema(shape: .any, range: schema.range, title: schema.title)
        var variants: [UnionShape.Variant] = []
        for variant in written { add(variant, to: &variants, &shaped.annotations.isNullable, depth: 0) }
        guard !variants.isEmpty else {
            shaped.shape = written.isEmpty ? .any : .null
            return shaped
        }
        let kinds = variants.map { self.kinds(of: $0.content) }
        guard variants.count == 1 || !kinds.contains(where: { $0.isEmpty || $0.isMixed }) else {
            lose(.mixedTypes, "a choice with any value", at: schema.range)
            return shaped
        }
        let joined = join(variants, kinds, schema)
        if joined.count == 1 {
            shaped.shape = joined[0].content.shape
            shaped.annotations.add(joined[0].content.annotations)
            return shaped
        }
        shaped.shape = told(joined, schema)
        return shaped
    }

    /// Adds a variant, or those of a choice that it is itself.
    private mutating func add(
        _ variant: UnionShape.Variant,
        to variants: inout [UnionShape.Variant],
        _ isNullable: inout Bool,
        depth: Int
    ) {
        if case .null = variant.content.shape {
            isNullable = true
            return
        }
        isNullable = isNullable || variant.content.annotations.isNullable
        var variant = variant
        if case .reference(let id) = variant.content.shape {
            guard !shaping.contains(id) else {
                variants.append(variant)
                return
            }
            let last = finalReference(id)
            let target = shape(of: last)
            isNullable = isNullable || target.annotations.isNullable
            variant.content.shape = .reference(last)
            switch target.shape {
            case .null:
                isNullable = true
                return
            case .union(let inner) where inner.discriminator == nil && depth < 16:
                for nested in inner.variants { add(nested, to: &variants, &isNullable, depth: depth + 1) }
                return
            case .object, .enumeration, .union: break
            default: variant.content.shape = target.shape
            }
            let isKnown = variants.contains { other in
                if case .reference(last) = other.content.shape { true } else { false }
            }
            if isKnown { return }
        } else if case .union(let inner) = variant.content.shape, inner.discriminator == nil {
            for nested in inner.variants { add(nested, to: &variants, &isNullable, depth: depth + 1) }
            return
        }
        variants.append(variant)
    }

    /// The kinds of JSON that values of a shape are; all for any value.
    mutating func kinds(of shaped: ShapedSchema) -> SchemaKinds {
        switch shaped.shape {
        case .any: return []
        case .null: return []
        case .reference(let id):
            if shaping.contains(id) { return .object }
            let target = final(shaped)
            if case .reference = target.shape { return .object }
            return kinds(of: target)
        case .narrowed(let id, _): return kinds(of: shape(of: id))
        case .list: return .array
        case .map, .object: return .object
        case .constant(let node):
            switch JSONScalar(node) {
            case .integer, .number: return .number
            case .bool: return .boolean
            default: return .string
            }
        case .enumeration(let enumeration): return enumeration.isInteger ? .number : .string
        case .union(let union): return union.discriminator != nil ? .object : [.string, .object]
        case .scalar(let scalar):
            switch scalar.type {
            case .bool: return .boolean
            case .int, .int32, .int64, .float, .double, .decimal: return .number
            case .json: return []
            default: return .string
            }
        }
    }

    // MARK: Joining

    private mutating func join(
        _ variants: [UnionShape.Variant],
        _ kinds: [SchemaKinds],
        _ schema: Schema
    ) -> [UnionShape.Variant] {
        var joined: [UnionShape.Variant] = []
        var done: Set<SchemaKinds> = []
        for (variant, kind) in zip(variants, kinds) {
            guard kind != .object else {
                joined.append(variant)
                continue
            }
            guard done.insert(kind).inserted else { continue }
            let same = zip(variants, kinds).filter { $0.1 == kind }.map(\.0)
            joined.append(same.count == 1 ? variant : join(same, kind, schema))
        }
        return joined
    }

    private mutating func join(
        _ same: [UnionShape.Variant],
        _ kind: SchemaKinds,
        _ schema: Schema
    ) -> UnionShape.Variant {
        var variant = same[0]
        switch kind {
        case .array:
            var items: [[OpenAPINode]] = []
            for other in same { if case .list(let inner, _) = other.content.shape { items += inner } }
            variant.content.shape = .list(items, SchemaLimits())
        case .boolean: variant.content.shape = .scalar(ScalarShape(type: .bool))
        case .number: variant.content.shape = .scalar(ScalarShape(type: commonNumber(same)))
        default:
            if let open = openEnumeration(same) {
                variant.content.shape = open
            } else {
                lose(.mixedTypes, "a choice of texts", at: schema.range)
                variant.content.shape = .scalar(ScalarShape(type: .string))
            }
        }
        variant.content.annotations = Annotations()
        return variant
    }

    private mutating func commonNumber(_ variants: [UnionShape.Variant]) -> ScalarType {
        let areIntegers = variants.allSatisfy { variant in
            switch variant.content.shape {
            case .scalar(let scalar): [.int, .int32, .int64].contains(scalar.type)
            case .constant(let node): JSONScalar(node) == .integer
            case .reference, .narrowed, .enumeration: true
            default: false
            }
        }
        return areIntegers ? .int : .double
    }

    /// An enum beside a text is an enum whose other values are kept, which it does anyway.
    private mutating func openEnumeration(_ variants: [UnionShape.Variant]) -> Shape? {
        var found: [(shape: Shape, values: EnumerationShape)] = []
        for variant in variants {
            switch final(variant.content).shape {
            case .enumeration(let enumeration): found.append((variant.content.shape, enumeration))
            case .scalar(let scalar) where scalar.type == .string: break
            default: return nil
            }
        }
        guard let first = found.first else { return nil }
        if found.count == 1 { return first.values.isOpen ? first.shape : nil }
        var merged = first.values
        var seen = Set(merged.values.map(\.node.text))
        for value in found.dropFirst().flatMap(\.values.values) where seen.insert(value.node.text).inserted {
            merged.values.append(value)
        }
        merged.isOpen = true
        return .enumeration(merged)
    }
}

extension SchemaKinds {
    /// Whether values may be of more than one kind.
    var isMixed: Bool { rawValue.nonzeroBitCount > 1 }
}

extension EnumerationShape {
    var isInteger: Bool { values.allSatisfy { JSONScalar.isInteger($0.node.text) } }
}
