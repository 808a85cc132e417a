import EndpointDiagnostics
package import EndpointYAML

/// Models of every kind, declared by name or in place.
extension ModelDeclaration {
    package var written: DocumentPair {
        var pairs = PairList()
        pairs.append(contentsOf: documentation.written)
        if !generic.isEmpty { pairs.add("generic", DocumentValue(generic)) }
        pairs.append(contentsOf: writtenKind)
        pairs.add("renamedFrom", DocumentValue.oneOrMore(renamedFrom))
        if !conformances.isEmpty {
            pairs.add("conformances", .list(conformances.map { .text($0.value.rawValue) }))
        }
        return DocumentPair(name.value, pairs.mapping, at: name.range)
    }

    /// The keys that say what the model is made of.
    var writtenKind: [DocumentPair] {
        var pairs = PairList()
        if !includes.isEmpty { pairs.add("includes", .list(includes.map { DocumentValue($0.value) })) }
        switch kind {
        case .structure(let fields):
            let fields: DocumentValue? = fields.isEmpty && includes.isEmpty ? .mapping([]) : fields.written
            pairs.add("fields", fields)
        case .newtype(let type, let format, let limits):
            pairs.add("newtype", type)
            pairs.add("format", format)
            pairs.append(contentsOf: limits.written)
        case .enumeration(let enumeration):
            pairs.add("enum", enumeration.written)
            if !enumeration.isOpen { pairs.add("open", .bool(false)) }
        case .union(let union): pairs.append(contentsOf: union.written)
        case .external(let type): pairs.add("swift", type)
        }
        return pairs.pairs
    }
}

extension EnumerationDeclaration {
    /// A list, or a mapping where a value has more than its wire form.
    fileprivate var written: DocumentValue {
        if values.allSatisfy({ $0.name == nil && !$0.documentation.isGiven }) {
            return DocumentValue(codes: values.map(\.wire))
        }
        return .mapping(values.map { DocumentPair($0.wire.value, $0.written, at: $0.wire.range) })
    }
}

extension EnumerationValueDeclaration {
    fileprivate var written: DocumentValue {
        if let name, !documentation.isGiven { return .text(name.value) }
        var pairs = PairList()
        pairs.add("name", name)
        pairs.append(contentsOf: documentation.written)
        return pairs.mapping
    }
}

extension UnionDeclaration {
    fileprivate var written: [DocumentPair] {
        var pairs = PairList()
        pairs.add("oneOf", .mapping(variants.map { DocumentPair($0.key.value, $0.written, at: $0.range) }))
        pairs.add("discriminator", discriminator)
        pairs.add("content", content)
        pairs.add("otherwise", otherwise)
        if !isOpen { pairs.add("open", .bool(false)) }
        return pairs.pairs
    }
}

extension VariantDeclaration {
    fileprivate var written: DocumentValue {
        var pairs = PairList()
        pairs.append(contentsOf: type.written)
        pairs.add("value", fixedValue)
        pairs.add("name", name)
        pairs.add("format", format)
        pairs.add("keys", keys)
        pairs.append(contentsOf: documentation.written)
        return pairs.behind(type)
    }
}
