import EndpointDiagnostics
import EndpointYAML

/// Lists and mappings with keys that the author chose.
extension DocumentDecoder {
    /// The items of a list that decode; `nil` where there is no list.
    mutating func list<Item>(
        _ entry: Entry?,
        of item: (inout DocumentDecoder, Entry) -> Item?
    ) -> [Item]? {
        guard let entry else { return nil }
        guard entry.value.kind == .sequence else {
            report(entry.value.isNull ? .nullValue(entry) : .wrongKind(entry, expected: "a list"))
            return nil
        }
        var items: [Item] = []
        items.reserveCapacity(entry.value.items.count)
        for node in entry.value.items {
            if let item = item(&self, entry.item(node)) { items.append(consume item) }
        }
        return items
    }

    /// One thing, or a list of them.
    mutating func oneOrMore<Item>(
        _ entry: Entry?,
        of item: (inout DocumentDecoder, Entry) -> Item?
    ) -> [Item] {
        guard let entry else { return [] }
        if entry.value.kind == .sequence { return list(entry, of: item) ?? [] }
        return item(&self, entry).map { [$0] } ?? []
    }

    /// The declarations of a mapping from names to declarations.
    ///
    /// An entry whose name is refused is still decoded, so that what is wrong in it is seen too.
    mutating func map<Declaration>(
        _ entry: Entry?,
        names style: NameStyle,
        _ expected: String,
        of declaration: (inout DocumentDecoder, Entry) -> Declaration?
    ) -> [Declaration] {
        guard let entry, !entry.value.isNull, isMapping(entry, expected) else { return [] }
        var declarations: [Declaration] = []
        declarations.reserveCapacity(entry.value.pairs.count)
        for pair in entry.value.pairs {
            let isNamed = checkName(pair.key, style)
            guard let decoded = declaration(&self, Entry(pair)), isNamed else { continue }
            declarations.append(consume decoded)
        }
        return declarations
    }
}
