import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Values that are listed.
extension OpenAPIDecoder {
    /// The shape of a list of values; null among them makes it nullable.
    mutating func enumeration(_ listed: [EnumerationShape.Value], _ schema: Schema) -> ShapedSchema {
        var shaped = ShapedSchema(shape: .any, range: schema.range, title: schema.title)
        var groups: [(kind: JSONScalar, values: [EnumerationShape.Value])] = []
        var seen: Set<String> = []
        for value in named(listed, by: schema) {
            guard value.node.kind == .scalar else {
                lose(.enumeration, "enum", at: value.node.range)
                return shaped
            }
            let kind = kind(of: value.node, in: schema)
            if kind == .null {
                shaped.annotations.isNullable = true
                continue
            }
            guard seen.insert("\(kind) \(value.node.text)").inserted else { continue }
            if let group = groups.firstIndex(where: { $0.kind == kind }) {
                groups[group].values.append(value)
            } else {
                groups.append((kind, [value]))
            }
        }
        joinNumbers(&groups)
        if groups.isEmpty {
            shaped.shape = listed.isEmpty ? .any : .null
        } else if groups.count == 1 {
            shaped.shape = shape(of: groups[0].values, groups[0].kind, schema)
        } else {
            let variants = groups.map { group in
                let content = ShapedSchema(shape: shape(of: group.values, group.kind, schema), range: schema.range)
                return UnionShape.Variant(content: content)
            }
            let isNullable = shaped.annotations.isNullable
            shaped = union(variants, schema)
            shaped.annotations.isNullable = shaped.annotations.isNullable || isNullable
        }
        return shaped
    }

    /// What a value is, where `type` leaves no doubt: digits are a text beside `type: string`.
    private func kind(of node: YAMLNode, in schema: Schema) -> JSONScalar {
        let kind = JSONScalar(node)
        if schema.kinds == .string, kind != .null { return .string }
        if schema.kinds == .integer || schema.kinds == .number, kind == .string {
            return JSONScalar.isInteger(node.text) ? .integer : .string
        }
        return kind
    }

    private func named(_ values: [EnumerationShape.Value], by schema: Schema) -> [EnumerationShape.Value] {
        if let own = schema.vendorKey("enum"), own.kind == .mapping { return named(values, own) }
        let names = schema.valueNames?.items
        let descriptions = schema.valueDescriptions?.items
        guard names != nil || descriptions != nil else { return values }
        return values.enumerated().map { index, value in
            var value = value
            if let names, names.count == values.count { value.name = names[index].text }
            if let descriptions, descriptions.count == values.count, descriptions[index].kind == .scalar {
                value.description = Located(descriptions[index].text, at: descriptions[index].range)
            }
            return value
        }
    }

    /// Names and words by the value on the wire, as the native format has them.
    private func named(_ values: [EnumerationShape.Value], _ mapping: YAMLNode) -> [EnumerationShape.Value] {
        values.map { value in
            var value = value
            guard let own = mapping.value(forKey: value.node.text) else { return value }
            value.name = own.kind == .scalar ? own.text : own.value(forKey: "name")?.text
            if let words = own.value(forKey: "description") { value.description = Located(words.text, at: words.range) }
            return value
        }
    }

    private func joinNumbers(_ groups: inout [(kind: JSONScalar, values: [EnumerationShape.Value])]) {
        guard let number = groups.firstIndex(where: { $0.kind == .number }),
            let integer = groups.firstIndex(where: { $0.kind == .integer })
        else { return }
        groups[number].values += groups[integer].values
        groups.remove(at: integer)
    }

    private mutating func shape(
        of values: [EnumerationShape.Value],
        _ kind: JSONScalar,
        _ schema: Schema
    ) -> Shape {
        var enumeration = EnumerationShape(values: values)
        enumeration.isOpen = isOpen(schema)
        let allDigits = values.allSatisfy { JSONScalar.isInteger($0.node.text) }
        switch kind {
        case .string where !allDigits: return .enumeration(enumeration)
        case .integer where values.allSatisfy({ Int64($0.node.text) != nil }): return .enumeration(enumeration)
        case .bool:
            if values.count == 1 { lose(.enumeration, "enum", at: values[0].node.range) }
            return .scalar(ScalarShape(type: .bool))
        default:
            lose(.enumeration, "enum", at: schema.values?.range ?? schema.range)
            let type: ScalarType = kind == .string ? .string : kind == .integer ? .decimal : .double
            return .scalar(ScalarShape(type: type))
        }
    }

    /// Whether values that are not listed are kept on receipt.
    func isOpen(_ schema: Schema) -> Bool {
        !schema.vendorKeys.contains { $0.key.hasText("x-endpoint-open") && $0.value.hasText("false") }
    }

    /// The values of a choice of constants; `nil` for any other choice.
    mutating func listedConstants(_ choice: YAMLNode, _ schema: Schema) -> [EnumerationShape.Value]? {
        var values: [EnumerationShape.Value] = []
        for item in choice.items {
            guard item.kind == .mapping, item.value(forKey: "$ref") == nil, item.value(forKey: "properties") == nil
            else { return nil }
            let listed = item.value(forKey: "enum")?.items
            let single = listed?.count == 1 ? listed?.first : nil
            guard let node = item.value(forKey: "const") ?? single, node.kind == .scalar else {
                if item.value(forKey: "type")?.hasText("null") == true, choice.items.count > 1 { continue }
                return nil
            }
            var value = EnumerationShape.Value(node: node)
            if let title = item.value(forKey: "title"), title.kind == .scalar { value.name = title.text }
            if let words = item.value(forKey: "description"), words.kind == .scalar, !words.isNull {
                value.description = Located(words.text, at: words.range)
            }
            values.append(value)
        }
        return values
    }
}
