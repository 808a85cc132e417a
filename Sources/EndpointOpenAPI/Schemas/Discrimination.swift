import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// How the variants of a choice are told apart.
extension OpenAPIDecoder {
    /// A choice of several kinds: tagged where a field says which it is, else told by kind and required fields.
    mutating func told(_ variants: [UnionShape.Variant], _ schema: Schema) -> Shape {
        var union = UnionShape(variants: variants, isOpen: isOpen(schema))
        let scalars = variants.filter { !kinds(of: $0.content).contains(.object) }
        let lists = scalars.filter { kinds(of: $0.content) == .array }
        let canBeTagged = lists.count <= 1 && scalars.count - lists.count <= 1 && scalars.count < variants.count
        if canBeTagged {
            let own = schema.vendorKey("discriminator").map { Located($0.text, at: $0.range) }
            let property = own ?? schema.discriminator.flatMap { discriminatorName($0, of: schema) }
            let candidates = property.map { [$0] } ?? singleValued(variants)
            for name in candidates {
                guard let tagged = tagged(variants, by: name, schema) else { continue }
                union.variants = tagged
                union.discriminator = name
                return .union(union)
            }
            if let property { lose(.indistinct, "discriminator", at: property.range) }
        }
        union.variants = mostRequiredFirst(variants, at: schema.range)
        return .union(union)
    }

    private mutating func discriminatorName(_ node: YAMLNode, of schema: Schema) -> Located<String>? {
        guard let name = schema.node.with(node)["propertyName"]?.located, !name.value.isEmpty else {
            report(.missing("propertyName", of: "the discriminator", at: node.range))
            return nil
        }
        return name
    }

    /// Fields that every object variant must have, with one value each that no other has.
    private mutating func singleValued(_ variants: [UnionShape.Variant]) -> [Located<String>] {
        let objects = variants.compactMap { objectShape(of: $0.content) }
        guard objects.count > 1, let first = objects.first else { return [] }
        return first.properties.compactMap { property in
            var seen: Set<String> = []
            for object in objects {
                guard object.required.contains(property.wire.value), let field = object[property.wire.value],
                    let values = allowedValues(of: field), values.count == 1, seen.insert(values[0].text).inserted
                else { return nil }
            }
            return property.wire
        }
    }

    /// The object that a variant is, references followed.
    private mutating func objectShape(of shaped: ShapedSchema) -> ObjectShape? {
        if case .reference(let id) = shaped.shape, shaping.contains(id) { return nil }
        guard case .object(let object) = final(shaped).shape else { return nil }
        return object
    }

    /// The values that a field may have, where they are listed.
    private mutating func allowedValues(of property: ObjectShape.Property) -> [YAMLNode]? {
        switch shape(of: property.schemas).shape {
        case .constant(let node), .narrowed(_, let node): return [node]
        case .enumeration(let enumeration): return enumeration.values.map(\.node)
        case .reference(let id):
            guard !shaping.contains(id), case .enumeration(let enumeration) = shape(of: finalReference(id)).shape else {
                return nil
            }
            return enumeration.values.map(\.node)
        default: return nil
        }
    }

    // MARK: Tags

    /// The variants with their tags; `nil` where one has none, or cannot have it.
    private mutating func tagged(
        _ variants: [UnionShape.Variant],
        by name: Located<String>,
        _ schema: Schema
    ) -> [UnionShape.Variant]? {
        let mapping = mapping(of: schema)
        var tagged: [UnionShape.Variant] = []
        for variant in variants {
            guard kinds(of: variant.content).contains(.object) else {
                tagged.append(variant)
                continue
            }
            guard let tags = tags(of: variant, mapping, name.value) else { return nil }
            for tag in tags {
                var copy = variant
                copy.tag = tag
                tagged.append(copy)
            }
        }
        let tags = tagged.compactMap(\.tag?.value)
        guard Set(tags).count == tags.count, !tags.contains("") else { return nil }
        let kind = TagForm(tags)
        for variant in tagged {
            guard let tag = variant.tag else { continue }
            guard let object = objectShape(of: variant.content) else {
                // What is a choice or still being read is taken at its word.
                continue
            }
            if let property = object[name.value], !canHold(tag.value, kind, property) { return nil }
        }
        return tagged
    }

    private mutating func mapping(of schema: Schema) -> [(tag: Located<String>, id: ReferenceID)] {
        guard let node = schema.discriminator, let mapping = schema.node.with(node)["mapping"] else { return [] }
        return mapping.pairs.compactMap { pair in
            guard pair.value.kind == .scalar else { return nil }
            let text = pair.value.text
            let isAddress = text.contains("/") || text.contains("#") || text.contains(".")
            let id = components[text] ?? (isAddress ? resolve(pair.value, from: schema.file) : nil)
            return id.map { (pair.locatedKey, finalReference($0)) }
        }
    }

    private mutating func tags(
        of variant: UnionShape.Variant,
        _ mapping: [(tag: Located<String>, id: ReferenceID)],
        _ name: String
    ) -> [Located<String>]? {
        if let tag = variant.content.annotations.vendorKey("tag") { return [Located(tag.text, at: tag.range)] }
        if case .reference(let id) = variant.content.shape {
            let given = mapping.filter { $0.id == id }.map(\.tag)
            if !given.isEmpty { return given }
        }
        if let object = objectShape(of: variant.content), let property = object[name],
            let values = allowedValues(of: property), !values.isEmpty
        {
            return values.map { Located($0.text, at: $0.range) }
        }
        guard case .reference(let id) = variant.content.shape, let last = documents[id].pointer.last,
            mapping.isEmpty || documents[id].node.file == 0
        else { return nil }
        return [Located(last, at: variant.content.range)]
    }

    /// Whether a variant's own field can have the tag as its value.
    private mutating func canHold(_ tag: String, _ form: TagForm, _ property: ObjectShape.Property) -> Bool {
        let shaped = shape(of: property.schemas)
        switch shaped.shape {
        case .constant(let node), .narrowed(_, let node): return node.text == tag
        default: break
        }
        switch final(shaped).shape {
        case .any: return true
        case .enumeration(let enumeration):
            guard enumeration.isInteger == (form == .integer) else { return false }
            return enumeration.isOpen || enumeration.values.contains { $0.node.text == tag }
        case .scalar(let scalar):
            switch scalar.type {
            case .string: return form == .text
            case .bool: return form == .flag
            case .int, .int32, .int64: return form == .integer
            default: return false
            }
        default: return false
        }
    }

    // MARK: Without a tag

    /// Objects with more required fields before those with fewer, as the first is read that fits.
    private mutating func mostRequiredFirst(
        _ variants: [UnionShape.Variant],
        at range: SourceRange
    ) -> [UnionShape.Variant] {
        var objects: [(variant: UnionShape.Variant, required: Set<String>, index: Int)] = []
        var others: [UnionShape.Variant] = []
        for (index, variant) in variants.enumerated() {
            guard kinds(of: variant.content).contains(.object) else {
                others.append(variant)
                continue
            }
            objects.append((variant, objectShape(of: variant.content)?.allRequired ?? [], index))
        }
        objects.sort { ($1.required.count, $0.index) < ($0.required.count, $1.index) }
        for (place, object) in objects.enumerated()
        where objects[..<place].contains(where: { $0.required.isSubset(of: object.required) }) {
            lose(.indistinct, "a choice of objects", at: range)
            break
        }
        return objects.map(\.variant) + others
    }
}

/// How the tags of a choice stand in JSON.
private enum TagForm {
    case text, integer, flag

    init(_ tags: [String]) {
        if !tags.isEmpty, tags.allSatisfy({ $0 == "true" || $0 == "false" }) {
            self = .flag
        } else {
            self = !tags.isEmpty && tags.allSatisfy(JSONScalar.isInteger) ? .integer : .text
        }
    }
}
