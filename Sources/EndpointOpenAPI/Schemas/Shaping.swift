import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// From schemas as written to what values they describe.
extension OpenAPIDecoder {
    /// The shape of what a reference leads to, found once.
    mutating func shape(of id: ReferenceID) -> ShapedSchema {
        if let shaped = shapes[id] { return shaped }
        let node = documents[id].node
        guard shaping.insert(id).inserted else { return ShapedSchema(shape: .any, range: node.range) }
        let shaped = shape(of: [node])
        shaping.remove(id)
        shapes[id] = shaped
        return shaped
    }

    /// The shape of what fits all of some schemas.
    mutating func shape(of nodes: [OpenAPINode]) -> ShapedSchema {
        var annotations = Annotations()
        let parts = parts(of: nodes, &annotations)
        var shaped = combine(parts, at: nodes.first?.range ?? documents.root.range)
        annotations.add(shaped.annotations)
        shaped.annotations = annotations
        return shaped
    }

    /// The shape at the end of references to references.
    mutating func final(_ shaped: ShapedSchema) -> ShapedSchema {
        guard case .reference(let first) = shaped.shape else { return shaped }
        return shape(of: finalReference(first))
    }

    /// The last of references to references.
    mutating func finalReference(_ first: ReferenceID) -> ReferenceID {
        var id = first
        var seen: Set<ReferenceID> = [first]
        while case .reference(let next) = shape(of: id).shape {
            guard seen.insert(next).inserted else {
                report(.endlessReference(at: documents[next].node.range))
                shapes[id] = ShapedSchema(shape: .any, range: documents[id].node.range)
                return id
            }
            id = next
        }
        return id
    }

    // MARK: Parts

    /// The schemas that a value has to fit together, `allOf` taken apart, without those that only say words.
    mutating func parts(of nodes: [OpenAPINode], _ annotations: inout Annotations) -> [SchemaPart] {
        var parts: [SchemaPart] = []
        for node in nodes { collect(node, into: &parts, &annotations) }
        return parts
    }

    private mutating func collect(
        _ node: OpenAPINode,
        into parts: inout [SchemaPart],
        _ annotations: inout Annotations
    ) {
        let schema = schema(node)
        annotations.add(schema)
        if let reference = schema.reference {
            if let id = resolve(reference, from: node.file) {
                parts.append(SchemaPart(schema: schema, reference: id))
            }
            let rest = schema.without { $0.reference = nil }
            if version == .v31, rest.isStructural { collect(rest, into: &parts, &annotations) }
        } else {
            collect(schema, into: &parts, &annotations)
        }
    }

    private mutating func collect(
        _ schema: Schema,
        into parts: inout [SchemaPart],
        _ annotations: inout Annotations
    ) {
        guard let members = schema.allOf else {
            if schema.isStructural || schema.isNull { parts.append(SchemaPart(schema: schema)) }
            return
        }
        let own = schema.without { $0.allOf = nil }
        if own.isStructural { parts.append(SchemaPart(schema: own)) }
        for member in members.items { collect(schema.node.with(member), into: &parts, &annotations) }
    }

    // MARK: Combination

    private mutating func combine(_ parts: [SchemaPart], at range: SourceRange) -> ShapedSchema {
        let meaningful = parts.filter { $0.reference != nil || !$0.schema.isTypeless }
        if meaningful.count > 1 { return several(meaningful, at: range) }
        guard let part = meaningful.first ?? parts.first else { return ShapedSchema(shape: .any, range: range) }
        if let id = part.reference { return ShapedSchema(shape: .reference(id), range: part.range) }
        var schema = part.schema
        // The type may stand beside 'allOf' and the rest in it.
        for other in parts where schema.kinds.isEmpty { schema.kinds = other.schema.kinds }
        return own(schema)
    }

    private mutating func several(_ parts: [SchemaPart], at range: SourceRange) -> ShapedSchema {
        if let narrowed = narrowed(parts) { return narrowed }
        if parts.contains(where: { isObjectLike($0) }) { return object(parts, at: range) }
        if parts.contains(where: { isChoice($0) }) {
            lose(.conflictingAllOf, "allOf", at: range)
            return combine([parts.first { isChoice($0) } ?? parts[0]], at: range)
        }
        var merged = Schema(node: parts[0].schema.node)
        for part in parts { merge(part, into: &merged, depth: 0) }
        return own(merged)
    }

    /// An enum by reference with the only value of it that is allowed.
    private mutating func narrowed(_ parts: [SchemaPart]) -> ShapedSchema? {
        let references = parts.compactMap(\.reference)
        let own = parts.filter { $0.reference == nil }.map(\.schema)
        guard references.count == 1, own.allSatisfy({ $0.values != nil || $0.constant != nil }), let first = own.first
        else { return nil }
        let target = finalReference(references[0])
        guard case .enumeration = shape(of: target).shape else { return nil }
        let allowed = first.constant.map { [$0] } ?? first.values.map { Array($0.items) } ?? []
        if allowed.count == 1 { return ShapedSchema(shape: .narrowed(target, allowed[0]), range: first.range) }
        lose(.enumeration, "enum", at: first.values?.range ?? first.range)
        return ShapedSchema(shape: .reference(target), range: first.range)
    }

    private mutating func isObjectLike(_ part: SchemaPart) -> Bool {
        guard let id = part.reference else {
            let schema = part.schema
            return schema.kinds == .object || schema.properties != nil || schema.additional != nil
                || schema.required != nil
        }
        if shaping.contains(id) { return true }
        switch final(shape(of: id)).shape {
        case .object, .map: return true
        default: return false
        }
    }

    private mutating func isChoice(_ part: SchemaPart) -> Bool {
        guard let id = part.reference else { return part.schema.oneOf != nil || part.schema.anyOf != nil }
        if case .union = final(shape(of: id)).shape { return true }
        return false
    }

    /// Adds what a schema of scalars or lists says.
    private mutating func merge(_ part: SchemaPart, into merged: inout Schema, depth: Int) {
        if let id = part.reference {
            guard depth < 32 else { return }
            var words = Annotations()
            for inner in parts(of: [documents[id].node], &words) { merge(inner, into: &merged, depth: depth + 1) }
            return
        }
        let schema = part.schema
        let common = merged.kinds.intersection(schema.kinds)
        if merged.kinds.isEmpty || !common.isEmpty {
            merged.kinds = common.isEmpty ? schema.kinds : common
        } else if !schema.kinds.isEmpty {
            lose(.conflictingAllOf, "allOf", at: schema.range)
        }
        merged.format = merged.format ?? schema.format
        merged.constant = merged.constant ?? schema.constant
        merged.values = merged.values ?? schema.values
        merged.items = merged.items ?? schema.items
        merged.contentEncoding = merged.contentEncoding ?? schema.contentEncoding
        merged.binaryType = merged.binaryType ?? schema.binaryType
        merged.limits.add(schema.limits)
    }

    // MARK: One schema

    /// The shape of one schema without references and `allOf`.
    mutating func own(_ schema: Schema) -> ShapedSchema {
        var shaped = ShapedSchema(shape: .any, range: schema.range, title: schema.title)
        if schema.isNever {
            lose(.neverSchema, "false", at: schema.range)
        } else if schema.isNull {
            shaped.shape = .null
        } else if let type = schema.vendorKey("type").flatMap({ ScalarType(rawValue: $0.text) }) {
            let format = schema.vendorKey("format").map { Located($0.text, at: $0.range) }
            shaped.shape = .scalar(ScalarShape(type: type, format: format, limits: schema.limits))
        } else if let constant = schema.constant {
            shaped.shape = constantShape(constant)
        } else if let values = schema.values {
            return enumeration(values.items.map { EnumerationShape.Value(node: $0) }, schema)
        } else if let choice = schema.oneOf ?? schema.anyOf, !choice.items.isEmpty {
            if schema.properties != nil { return object([SchemaPart(schema: schema)], at: schema.range) }
            if let other = schema.anyOf, schema.oneOf != nil { lose(.keyword, "anyOf", at: other.range) }
            return self.choice(choice, schema)
        } else {
            return plain(schema, kinds: schema.kinds.isEmpty ? impliedKinds(schema) : schema.kinds)
        }
        return shaped
    }

    private mutating func constantShape(_ constant: YAMLNode) -> Shape {
        if constant.isNull { return .null }
        guard constant.kind == .scalar else {
            lose(.constant, "const", at: constant.range)
            return .any
        }
        return .constant(constant)
    }

    /// What a schema without `type` means by its other keys.
    private func impliedKinds(_ schema: Schema) -> SchemaKinds {
        let limits = schema.limits
        if schema.properties != nil || schema.additional != nil || schema.required != nil { return .object }
        if limits.minProperties != nil || limits.maxProperties != nil { return .object }
        if schema.items != nil || limits.minItems != nil || limits.maxItems != nil { return .array }
        if limits.minimum != nil || limits.maximum != nil { return .number }
        switch schema.format?.text {
        case "int32", "int64": return .integer
        case "float", "double": return .number
        case nil: break
        default: return .string
        }
        let isText =
            limits.pattern != nil || limits.minLength != nil || limits.maxLength != nil
            || schema.contentEncoding != nil || schema.binaryType != nil
        return isText ? .string : []
    }

    private mutating func plain(_ schema: Schema, kinds: SchemaKinds) -> ShapedSchema {
        var kinds = kinds
        if kinds.contains(.number) { kinds.remove(.integer) }
        var shaped = ShapedSchema(shape: .any, range: schema.range, title: schema.title)
        switch kinds {
        case []: break
        case .object: return object([SchemaPart(schema: schema)], at: schema.range)
        case .array: shaped.shape = .list(items(schema), schema.limits)
        case .string, .number, .integer, .boolean: shaped.shape = .scalar(scalar(schema, kinds))
        default:
            let variants = SchemaKinds.each.filter(kinds.contains).map { kind in
                UnionShape.Variant(content: plain(schema, kinds: kind))
            }
            return union(variants, schema)
        }
        return shaped
    }

    private func items(_ schema: Schema) -> [[OpenAPINode]] {
        schema.items.map { [[schema.node.with($0)]] } ?? []
    }

    private func scalar(_ schema: Schema, _ kind: SchemaKinds) -> ScalarShape {
        let format = schema.format?.text ?? ""
        var scalar = ScalarShape(type: .string, limits: schema.limits)
        switch kind {
        case .boolean: scalar.type = .bool
        case .integer:
            scalar.type =
                switch format {
                case "int32": .int32
                case "int64": .int64
                case "uint64", "decimal": .decimal
                default: schema.limits.isBeyondInt64 ? .decimal : .int
                }
        case .number:
            scalar.type = format == "float" ? .float : format == "decimal" ? .decimal : .double
        default:
            let encoding = schema.contentEncoding?.text.lowercased()
            scalar.type = Self.textType(format, encoding: encoding)
            // What is encoded is text (JSON Schema 2020-12 Validation, section 8.4).
            scalar.isBinary =
                format == "binary" || encoding == "binary" || encoding == nil && schema.binaryType != nil
            if let node = schema.contentEncoding ?? schema.format, node.text.lowercased() == "base64url" {
                scalar.format = Located("base64url", at: node.range)
            }
        }
        return scalar
    }

    private static func textType(_ format: String, encoding: String?) -> ScalarType {
        if encoding == "base64" || encoding == "base64url" { return .base64 }
        return switch format {
        case "date": .date
        case "date-time": .dateTime
        case "uuid": .uuid
        case "uri", "url": .url
        case "byte", "base64", "base64url": .base64
        default: .string
        }
    }
}

extension SchemaLimits {
    /// Whether integers within the limits may be too large for 64 bits.
    var isBeyondInt64: Bool {
        guard let text = maximum?.text, JSONScalar.isInteger(text) else { return false }
        return !text.hasPrefix("-") && Int64(text) == nil
    }
}

extension JSONScalar {
    static func isInteger(_ text: String) -> Bool {
        let digits = text.hasPrefix("-") ? text.utf8.dropFirst() : text.utf8[...]
        return !digits.isEmpty && digits.allSatisfy(NameWords.isDigit)
    }
}
