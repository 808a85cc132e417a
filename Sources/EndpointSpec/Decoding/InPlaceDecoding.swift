import EndpointDiagnostics
import EndpointYAML

/// The keys that give a type: `type`, or an unnamed model in place.
extension DocumentDecoder {
    /// The type of a field, response, outcome or variant; `value` alone is a fixed string.
    ///
    /// - Returns: `nil` where there is none, or a broken one; that was reported.
    mutating func declaredType(
        _ keys: KeyReader,
        of owner: Entry,
        in place: PayloadPlace
    ) -> FieldTypeDeclaration? {
        guard let way = chosen(FieldKeys.ways, keys) else {
            let substitute = keys[ifAllowed: "includes"] ?? keys[ifAllowed: "value"]
            if let substitute {
                reportCompanions(keys, beside: nil, of: owner)
                return substitute.key.hasText("includes") ? structure(keys, of: owner) : .fixedString
            }
            report(.missingChoice(FieldKeys.ways, in: quoted(owner.key.text), at: owner.key.range))
            return nil
        }
        if way.key.hasText("type") { return typeKey(way, of: owner, in: place, keys) }
        return inPlace(keys, way, of: owner)
    }

    /// `type:` with a type, or with a mapping that is an unnamed model.
    mutating func typeKey(
        _ entry: Entry,
        of owner: Entry,
        in place: PayloadPlace,
        _ outer: KeyReader
    ) -> FieldTypeDeclaration? {
        reportCompanions(outer, beside: nil, of: owner)
        guard entry.value.kind == .mapping else { return type(entry, in: place).map { .expression($0) } }
        guard let keys = keys(of: entry, as: .inPlaceType) else { return nil }
        guard let way = chosen(FieldKeys.inPlaceWays, keys) else {
            if keys["includes"] != nil {
                reportCompanions(keys, beside: nil, of: owner)
                return structure(keys, of: owner)
            }
            report(.missingChoice(FieldKeys.inPlaceWays, in: "'type'", at: entry.key.range))
            return nil
        }
        return inPlace(keys, way, of: owner)
    }

    private mutating func inPlace(_ keys: KeyReader, _ way: Entry, of owner: Entry) -> FieldTypeDeclaration? {
        reportCompanions(keys, beside: way, of: owner)
        if way.key.hasText("fields") { return structure(keys, of: owner) }
        let kind: ModelKindDeclaration? =
            way.key.hasText("enum")
            ? enumeration(way, keys).map { .enumeration($0) } : union(way, keys).map { .union($0) }
        guard let kind else { return nil }
        return .inPlace(ModelDeclaration(name: owner.locatedKey, kind: kind, range: owner.value.range))
    }

    /// A struct from `fields`, `includes` or both.
    mutating func structure(_ keys: KeyReader, of owner: Entry) -> FieldTypeDeclaration {
        let fields = fields(keys["fields"], in: .field)
        var model = ModelDeclaration(name: owner.locatedKey, kind: .structure(fields: fields), range: owner.value.range)
        model.includes = list(keys["includes"]) { $0.type($1) } ?? []
        return .inPlace(model)
    }

    /// The one of several keys that is given; reports each that stands beside it.
    mutating func chosen(_ names: [StaticString], _ keys: KeyReader) -> Entry? {
        var first: Entry?
        for name in names {
            guard let entry = keys[ifAllowed: name] else { continue }
            if let first { report(.conflict(entry.key, with: first.key)) } else { first = entry }
        }
        return first
    }

    /// Keys that mean something only beside `oneOf`, `enum` or `fields`.
    mutating func reportCompanions(_ keys: KeyReader, beside way: Entry?, of owner: Entry) {
        let isUnion = way?.key.hasText("oneOf") ?? false
        let isEnumeration = way?.key.hasText("enum") ?? false
        let isStructure = way?.key.hasText("fields") ?? false
        if !isUnion {
            for name in FieldKeys.unionKeys {
                if let entry = keys[ifAllowed: name] {
                    report(.companion(entry.key, of: "'oneOf'", in: quoted(owner.key.text)))
                }
            }
        } else if let entry = keys["content"], keys["discriminator"] == nil {
            report(.companion(entry.key, of: "'discriminator'", in: quoted(owner.key.text)))
        }
        if !isUnion, !isEnumeration, let entry = keys[ifAllowed: "open"] {
            report(.companion(entry.key, of: "'enum' or 'oneOf'", in: quoted(owner.key.text)))
        }
        if !isStructure, way != nil || keys[ifAllowed: "type"] != nil, let entry = keys[ifAllowed: "includes"] {
            report(.companion(entry.key, of: "'fields'", in: quoted(owner.key.text)))
        }
    }
}
