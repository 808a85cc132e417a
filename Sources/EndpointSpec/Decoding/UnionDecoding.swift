import EndpointDiagnostics
import EndpointYAML

/// Choices of types, tagged or not.
extension DocumentDecoder {
    mutating func union(_ entry: Entry, _ keys: KeyReader) -> UnionDeclaration? {
        let discriminator = filledText(keys["discriminator"])
        let (content, otherwise) = (filledText(keys["content"]), type(keys["otherwise"]))
        let isOpen = bool(keys["open"])?.value ?? true
        guard isMapping(entry, keys["discriminator"] == nil ? "names and types" : "wire values and types") else {
            return nil
        }
        if entry.value.pairs.isEmpty { report(.emptyCollection(entry)) }
        let isTagged = keys["discriminator"] != nil
        var variants: [VariantDeclaration] = []
        for pair in entry.value.pairs {
            let isNamed = isTagged || checkName(pair.key, .lower)
            guard let variant = variant(Entry(pair)), isNamed else { continue }
            variants.append(variant)
        }
        var union = UnionDeclaration(variants: variants, isOpen: isOpen)
        union.discriminator = discriminator
        union.content = content
        union.otherwise = otherwise
        return union
    }

    private mutating func variant(_ entry: Entry) -> VariantDeclaration? {
        guard entry.value.kind == .mapping else {
            guard let type = type(entry) else { return nil }
            return VariantDeclaration(key: entry.locatedKey, type: .expression(type), range: entry.range)
        }
        guard let keys = keys(of: entry, as: .variant, named: entry.key) else { return nil }
        let type = declaredType(keys, of: entry, in: .value)
        var variant = VariantDeclaration(key: entry.locatedKey, type: type ?? .fixedString, range: entry.range)
        variant.name = name(keys["name"])
        variant.fixedValue = scalarLiteral(keys["value"])
        variant.format = filledText(keys["format"])
        variant.keys = self.type(keys["keys"])
        variant.documentation = documentation(keys)
        return type == nil ? nil : variant
    }
}
