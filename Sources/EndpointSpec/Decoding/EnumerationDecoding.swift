import EndpointDiagnostics
import EndpointYAML

/// Enumerations: a list of values, or values with names.
extension DocumentDecoder {
    mutating func enumeration(_ entry: Entry, _ keys: KeyReader) -> EnumerationDeclaration? {
        let isOpen = bool(keys["open"])?.value ?? true
        let values: [EnumerationValueDeclaration]
        switch entry.value.kind {
        case .sequence: values = listedValues(entry)
        case .mapping: values = entry.value.pairs.compactMap { namedValue(Entry($0)) }
        case .scalar:
            report(.wrongKind(entry, expected: "a list of values, or a mapping of values to names"))
            return nil
        }
        if entry.value.items.isEmpty, entry.value.pairs.isEmpty { report(.emptyCollection(entry)) }
        return EnumerationDeclaration(values: values, isOpen: isOpen)
    }

    private mutating func listedValues(_ entry: Entry) -> [EnumerationValueDeclaration] {
        var known = KnownTexts(expecting: entry.value.items.count)
        var values: [EnumerationValueDeclaration] = []
        values.reserveCapacity(entry.value.items.count)
        for node in entry.value.items {
            guard let wire = text(entry.item(node)) else { continue }
            if let first = known.insert(node) {
                report(.duplicateValue(node, of: entry, first: first.range))
            } else {
                values.append(EnumerationValueDeclaration(wire: wire, name: nil))
            }
        }
        return values
    }

    /// A value with its name, or with more than that.
    private mutating func namedValue(_ entry: Entry) -> EnumerationValueDeclaration? {
        guard entry.value.kind == .mapping else {
            return name(entry).map { EnumerationValueDeclaration(wire: entry.locatedKey, name: $0) }
        }
        guard let keys = keys(of: entry, as: .enumValue, named: entry.key) else { return nil }
        var value = EnumerationValueDeclaration(wire: entry.locatedKey, name: name(keys["name"]))
        value.documentation = documentation(keys)
        return value
    }
}

/// The texts of a list so far, compared one by one where they are few.
private struct KnownTexts {
    private var nodes: [YAMLNode] = []
    private var table: [String: YAMLNode] = [:]
    private let areMany: Bool

    init(expecting count: Int) {
        areMany = count > 16
        if !areMany { nodes.reserveCapacity(count) }
    }

    /// Adds a node, or returns the first of the same text.
    mutating func insert(_ node: YAMLNode) -> YAMLNode? {
        if areMany {
            let text = node.text
            if let first = table[text] { return first }
            table[text] = node
            return nil
        }
        for other in nodes where other.hasSameText(as: node) { return other }
        nodes.append(node)
        return nil
    }
}
