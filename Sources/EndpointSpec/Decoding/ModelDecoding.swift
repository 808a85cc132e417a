import EndpointDiagnostics
import EndpointYAML

/// Models of every kind.
extension DocumentDecoder {
    mutating func models(_ entry: Entry?) -> [ModelDeclaration] {
        map(entry, names: .upper, "names and models") { $0.model($1) }
    }

    private mutating func model(_ entry: Entry) -> ModelDeclaration? {
        guard let keys = keys(of: entry, as: .model, named: entry.key) else { return nil }
        let kind = modelKind(keys, of: entry)
        // What is left of a broken model keeps its name, so that uses of it are not reported as well.
        var model = ModelDeclaration(
            name: entry.locatedKey,
            kind: kind ?? .structure(fields: []),
            range: entry.range
        )
        if let entry = keys["generic"] { model.generic = list(entry) { $0.name($1, .upper) } ?? [] }
        if let entry = keys["includes"] { model.includes = list(entry) { $0.type($1) } ?? [] }
        if let entry = keys["conformances"] {
            model.conformances = list(entry) { $0.word($1, as: Conformance.self) } ?? []
        }
        model.documentation = documentation(keys)
        if let entry = keys["renamedFrom"] { model.renamedFrom = oneOrMore(entry) { $0.name($1, .upper) } }
        return model
    }

    private mutating func modelKind(_ keys: KeyReader, of entry: Entry) -> ModelKindDeclaration? {
        guard let way = chosen(ModelKeys.kinds, keys) else {
            if keys["includes"] != nil {
                reportCompanions(keys, beside: nil, of: entry)
                reportModelCompanions(keys, nil, of: entry)
                return .structure(fields: [])
            }
            report(.missingChoice(ModelKeys.kinds, in: "model \(quoted(entry.key.text))", at: entry.key.range))
            return nil
        }
        reportCompanions(keys, beside: way, of: entry)
        reportModelCompanions(keys, way, of: entry)
        if way.key.hasText("fields") { return .structure(fields: fields(way, in: .field)) }
        if way.key.hasText("enum") { return enumeration(way, keys).map { .enumeration($0) } }
        if way.key.hasText("oneOf") { return union(way, keys).map { .union($0) } }
        if way.key.hasText("swift") { return externalType(way).map { .external($0) } }
        let (format, limits) = (filledText(keys["format"]), limits(keys))
        return type(way).map { .newtype($0, format: format, limits: limits) }
    }

    /// Keys that only newtypes, and only structs and unions, have.
    private mutating func reportModelCompanions(_ keys: KeyReader, _ way: Entry?, of entry: Entry) {
        if way?.key.hasText("newtype") != true {
            for name in ModelKeys.newtypeKeys {
                guard let extra = keys[name] else { continue }
                report(.companion(extra.key, of: "'newtype'", in: "model \(quoted(entry.key.text))"))
            }
        }
        if let way, !way.key.hasText("fields"), !way.key.hasText("oneOf"), let extra = keys["generic"] {
            report(.companion(extra.key, of: "'fields' or 'oneOf'", in: "model \(quoted(entry.key.text))"))
        }
    }

    /// `Module.Type`, of a type that the app has.
    private mutating func externalType(_ entry: Entry) -> Located<String>? {
        guard isScalar(entry, "a Swift type such as 'Module.Type'") else { return nil }
        let text = entry.locatedText
        let parts = text.value.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, parts.allSatisfy({ isSwiftIdentifier(String($0)) }) else {
            report(
                .invalid(
                    DecodingRules.invalidName,
                    entry,
                    expected: "a Swift type with its module, such as 'Module.Type'"
                )
            )
            return nil
        }
        return text
    }
}

/// Whether Swift takes the text as a name; ASCII only.
func isSwiftIdentifier(_ text: String) -> Bool {
    guard let first = text.utf8.first, !isDigit(first) else { return false }
    return text.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "_") }
}
