import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Models of every kind.
extension SchemaWriter {
    func modelSchema(_ model: Model, in scope: Scope) -> [DocumentPair] {
        var pairs = PairList()
        switch model.kind {
        case .structure(let structure):
            pairs.append(contentsOf: object(structure.fields, in: scope))
            if !structure.includes.isEmpty {
                pairs.add(VendorKeys.includes, .list(structure.includes.map { .text(text(of: $0)) }))
            }
        case .newtype(let newtype):
            pairs.append(contentsOf: schema(of: newtype.type, in: scope))
            pairs.add(VendorKeys.newtype, .text(text(of: newtype.type)))
            pairs.append(contentsOf: newtype.limits.written)
        case .enumeration(let enumeration): pairs.append(contentsOf: schema(of: enumeration))
        case .union(let union): pairs.append(contentsOf: schema(of: union, in: scope))
        case .external(let type): pairs.add(VendorKeys.type, .text(type))
        }
        pairs.append(contentsOf: Self.words(model.documentation))
        return pairs.pairs
    }

    private func schema(of enumeration: Enumeration) -> [DocumentPair] {
        var pairs = PairList()
        pairs.add("type", .text(enumeration.isInteger ? "integer" : "string"))
        let values = enumeration.values.map { value in
            enumeration.isInteger ? DocumentValue.typed(value.wire.value) : .text(value.wire.value)
        }
        pairs.add("enum", .list(values))
        let hasWords = enumeration.values.contains { $0.name != $0.wire.value || $0.documentation.isGiven }
        if hasWords {
            pairs.add(VendorKeys.enumeration, .mapping(enumeration.values.map(Self.words)))
        }
        if !enumeration.isOpen { pairs.add(VendorKeys.open, .bool(false)) }
        return pairs.pairs
    }

    /// A value's name, and with more than that the long form.
    private static func words(of value: EnumerationValue) -> DocumentPair {
        guard value.documentation.isGiven else { return DocumentPair(value.wire.value, .text(value.name)) }
        var pairs = PairList()
        pairs.add("name", .text(value.name))
        pairs.append(contentsOf: value.documentation.written)
        return DocumentPair(value.wire.value, pairs.mapping)
    }

    // MARK: Unions

    private func schema(of union: Union, in scope: Scope) -> [DocumentPair] {
        var pairs = PairList()
        var schemas = union.variants.map { DocumentValue.mapping(schema(of: $0, of: union, in: scope)) }
        if let otherwise = union.otherwise {
            let mark = [DocumentPair(VendorKeys.otherwise, .bool(true))]
            schemas.append(.mapping(schema(of: otherwise, in: scope) + mark))
        }
        // Variants that are told by required fields overlap, and what is else may be anything.
        let isExact = union.tagging != .untagged && union.otherwise == nil
        pairs.add(isExact ? "oneOf" : "anyOf", .list(schemas))
        if case .tagged(let discriminator, _, let content) = union.tagging {
            let mapping = mapping(of: union)
            pairs.add("discriminator", mapping.map { Self.discriminator(discriminator, mapping: $0) })
            pairs.add(VendorKeys.discriminator, .text(discriminator))
            pairs.add(VendorKeys.content, content.map { .text($0) })
        }
        if !union.isOpen { pairs.add(VendorKeys.open, .bool(false)) }
        return pairs.pairs
    }

    private static func discriminator(_ name: String, mapping: [DocumentPair]) -> DocumentValue {
        .mapping([DocumentPair("propertyName", .text(name)), DocumentPair("mapping", .mapping(mapping))])
    }

    /// Tags and the components they stand for, where every variant is one that has the tag as a field.
    private func mapping(of union: Union) -> [DocumentPair]? {
        var pairs: [DocumentPair] = []
        for variant in union.variants {
            guard variant.carriesDiscriminator, case .model(let id, let arguments)? = variant.type, arguments.isEmpty,
                spec[id].owner == .spec
            else { return nil }
            let reference = "#/components/schemas/\(spec[id].name.value)"
            pairs.append(DocumentPair(variant.tag.value, .text(reference)))
        }
        return pairs
    }

    private func schema(of variant: Variant, of union: Union, in scope: Scope) -> [DocumentPair] {
        var pairs = PairList()
        let value = variant.type.map { schema(of: $0, in: scope) }
        switch union.tagging {
        case .tagged(let discriminator, let kind, let content) where !variant.isToldByKind:
            let tag = Self.tag(variant.tag.value, kind)
            if let content {
                pairs.append(contentsOf: Self.object([(discriminator, tag), (content, value ?? [])]))
            } else {
                pairs.add("allOf", .list([.mapping(value ?? []), .mapping(Self.object([(discriminator, tag)]))]))
            }
        default:
            pairs.append(contentsOf: value ?? [])
            pairs.add("const", variant.fixedText.map { .text($0) })
        }
        let isTagged = union.tagging != .untagged
        if isTagged { pairs.add(VendorKeys.tagValue, .text(variant.tag.value)) }
        if !isTagged || variant.name != variant.tag.value { pairs.add(VendorKeys.swiftName, .text(variant.name)) }
        pairs.append(contentsOf: Self.words(variant.documentation))
        return pairs.pairs
    }

    private static func object(_ fields: [(name: String, schema: [DocumentPair])]) -> [DocumentPair] {
        [
            DocumentPair("type", .text("object")),
            DocumentPair("required", .list(fields.map { .text($0.name) })),
            DocumentPair("properties", .mapping(fields.map { DocumentPair($0.name, .mapping($0.schema)) })),
        ]
    }

    private static func tag(_ text: String, _ kind: TagKind) -> [DocumentPair] {
        switch kind {
        case .text: [DocumentPair("const", .text(text))]
        case .integer, .flag: [DocumentPair("const", .typed(text))]
        }
    }
}
