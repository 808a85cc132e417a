import EndpointDiagnostics
import EndpointYAML

/// Decodes one document; the extensions hold one concern each.
///
/// Every method reports what is wrong with its part, keeps what can be kept and returns `nil` only
/// where nothing is left. Names are not looked up here.
struct DocumentDecoder {
    var diagnostics = DiagnosticCollector()
    /// The keys that were used, where someone wants to know.
    var uses: Set<FormatUse>?
    /// Whether endpoints may do without a path of their own.
    var moduleHasPath = false
    var types = TypeCache()

    mutating func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

    /// Checks the keys of a mapping against the table of what it is.
    ///
    /// - Parameters:
    ///   - entry: The mapping and the key it stands under.
    ///   - name: The name the author gave it, for messages.
    ///   - place: Where a field stands; keys that other places have are refused.
    ///   - other: A second table whose keys may be there too.
    ///   - required: Keys that are missing beside those that the table requires.
    /// - Returns: `nil` if the value is no mapping.
    mutating func keys(
        of entry: Entry,
        as object: FormatObject,
        named name: YAMLNode? = nil,
        in place: FieldPlaces = .all,
        and other: FormatObject? = nil,
        requiring required: [StaticString] = []
    ) -> KeyReader? {
        guard isMapping(entry, object.noun) else { return nil }
        let owner = KeyOwner(object: object, name: name)
        let (table, otherTable) = (object.table, other?.table)
        var reader = KeyReader(object: object, other: other, pairs: entry.value.pairs)
        var found: UInt64 = 0
        for index in reader.pairs.indices {
            let pair = Entry(reader.pairs[index])
            if let position = table.index(of: pair.key) {
                found |= 1 << UInt64(position)
                if uses != nil { note(table.names[position], of: object) }
                if isUsable(pair, table, position, place, owner) { reader.add(table.names[position], at: index) }
            } else if let otherTable, let other, let position = otherTable.index(of: pair.key) {
                if uses != nil { note(otherTable.names[position], of: other) }
                if isUsable(pair, otherTable, position, place, owner) {
                    reader.add(otherTable.names[position], at: index)
                }
            } else if object.others == nil, !pair.key.text.hasPrefix("x-") {
                reportUnknown(at: index, of: entry.value, in: owner, other)
            }
        }
        if found & table.required != table.required || !required.isEmpty {
            reportMissing(table, found: found, also: required, entry, owner)
        }
        return reader
    }

    private mutating func note(_ name: StaticString, of object: FormatObject) {
        uses?.insert(FormatUse(object: object, key: "\(name)"))
    }

    /// What can be said of an entry from the table alone.
    private mutating func isUsable(
        _ entry: Entry,
        _ table: FormatTable,
        _ position: Int,
        _ place: FieldPlaces,
        _ owner: KeyOwner
    ) -> Bool {
        let allowed = table.places[position]
        if !allowed.contains(place), place != .all {
            report(.misplacedKey(entry.key, in: owner, place: place, allowed: allowed))
            return false
        }
        if entry.value.isNull, !table.allowsNull(position) {
            report(.nullValue(entry))
            return false
        }
        if entry.value.isFollowedByComment, table.isText(position) {
            report(.textCutByComment(entry))
        }
        return true
    }

    private mutating func reportUnknown(
        at index: Int,
        of mapping: YAMLNode,
        in owner: KeyOwner,
        _ other: FormatObject?
    ) {
        let entry = Entry(mapping.pairs[index])
        if mapping.isFlow, entry.value.isAbsent, index > 0,
            let previous = textKey(mapping.pairs[index - 1].key, owner.object, other)
        {
            return report(.textCutByComma(entry.key, in: owner, after: previous))
        }
        let text = entry.key.text
        if let relative = owner.object.relatives.first(where: { $0 != other && $0.key(named: text) != nil }) {
            return report(.misplacedKey(entry.key, in: owner, of: relative))
        }
        let allowed = (owner.object.keys + (other?.keys ?? [])).map { "\($0.name)" }
        report(.unknownKey(entry.key, in: owner, allowed: allowed))
    }

    /// The key's name, if the format knows it and its value is any text.
    private func textKey(_ key: YAMLNode, _ object: FormatObject, _ other: FormatObject?) -> StaticString? {
        for table in [object.table, other?.table] {
            guard let table, let position = table.index(of: key) else { continue }
            return table.isText(position) ? table.names[position] : nil
        }
        return nil
    }

    private mutating func reportMissing(
        _ table: FormatTable,
        found: UInt64,
        also: [StaticString],
        _ entry: Entry,
        _ owner: KeyOwner
    ) {
        let absent = table.required & ~found
        let missing = table.names.indices.filter { absent & (1 << UInt64($0)) != 0 }.map { table.names[$0] } + also
        report(.missingKeys(missing, in: owner, at: entry.key.range))
    }
}

extension FormatTable {
    fileprivate func allowsNull(_ position: Int) -> Bool { nullable & (1 << UInt64(position)) != 0 }
    fileprivate func isText(_ position: Int) -> Bool { texts & (1 << UInt64(position)) != 0 }
}
