import EndpointDiagnostics
import EndpointYAML

/// Fields, parameters, headers and parts, short and long.
extension DocumentDecoder {
    /// The entries of a mapping from names to short or long forms.
    mutating func fields(_ entry: Entry?, in place: FieldPlaces) -> [FieldDeclaration] {
        guard let entry, !entry.value.isNull, isMapping(entry, "names and types") else { return [] }
        var fields: [FieldDeclaration] = []
        fields.reserveCapacity(entry.value.pairs.count)
        let isHeader = place == .header || place == .responseHeader
        for entry in entry.value.pairs.lazy.map(Entry.init) {
            let isSwiftName = !isHeader || entry.value.pairs.contains { $0.key.hasText("wire") }
            let isNamed = isSwiftName ? checkName(entry.key, .lower) : checkHeader(entry.key)
            let field = entry.value.kind == .mapping ? longField(entry, in: place) : shortField(entry, in: place)
            guard let field else { continue }
            if isHeader { checkHeaderTexts(field, entry) }
            if isNamed { fields.append(consume field) }
        }
        return fields
    }

    private mutating func shortField(_ entry: Entry, in place: FieldPlaces) -> FieldDeclaration? {
        if place == .header, entry.value.hasText("omit") {
            return FieldDeclaration(key: entry.locatedKey, type: .omitted(entry.value.range), range: entry.range)
        }
        guard let (type, defaultValue) = shortForm(entry, in: place == .part ? .part : .value) else { return nil }
        return FieldDeclaration(
            key: entry.locatedKey,
            type: .expression(type),
            defaultValue: defaultValue,
            range: entry.range
        )
    }

    private mutating func longField(_ entry: Entry, in place: FieldPlaces) -> FieldDeclaration? {
        guard let keys = keys(of: entry, as: .field, named: entry.key, in: place) else { return nil }
        let type = declaredType(keys, of: entry, in: place == .part ? .part : .value)
        let defaultValue = defaultLiteral(keys["default"])
        let details = details(keys, in: place)
        guard let type else { return nil }
        return FieldDeclaration(
            key: entry.locatedKey,
            type: type,
            defaultValue: defaultValue,
            details: details,
            range: entry.range
        )
    }

    private mutating func details(_ keys: KeyReader, in place: FieldPlaces) -> FieldDetails {
        var details = FieldDetails()
        if let entry = keys["optional"] { details.isOptional = bool(entry) }
        if let entry = keys["nullable"] { details.isNullable = bool(entry) }
        if let entry = keys["value"] { details.fixedValue = scalarLiteral(entry) }
        if let entry = keys["wire"] {
            details.wire = place == .header || place == .responseHeader ? headerName(entry) : filledText(entry)
        }
        if let entry = keys["name"] { details.name = name(entry) }
        if let entry = keys["format"] { details.format = filledText(entry) }
        if let entry = keys["style"] { details.style = word(entry, as: ParameterStyle.self) }
        if let entry = keys["keys"] { details.keys = type(entry) }
        readPart(keys, into: &details)
        if keys.mayHave(Self.documentationKeys) { details.documentation = documentation(keys) }
        if let entry = keys["example"] { details.example = scalarLiteral(entry) }
        if keys.mayHave(Self.limitKeys) { details.limits = limits(keys) }
        return details
    }

    private mutating func readPart(_ keys: KeyReader, into details: inout FieldDetails) {
        if let entry = keys["contentType"] { details.contentType = mediaType(entry) }
        if let entry = keys["filename"] { details.filename = filename(entry) }
        if let entry = keys["readOnly"] { details.isReadOnly = bool(entry)?.value ?? false }
        if let entry = keys["writeOnly"] { details.isWriteOnly = bool(entry)?.value ?? false }
        guard details.isReadOnly, details.isWriteOnly, let first = keys["readOnly"], let second = keys["writeOnly"]
        else {
            return
        }
        report(.conflict(second.key, with: first.key))
    }

    /// Texts that go into a header as they are.
    private mutating func checkHeaderTexts(_ field: FieldDeclaration, _ entry: Entry) {
        for literal in [field.defaultValue, field.fixedValue] {
            guard case .scalar(let text, _) = literal?.value, text.unicodeScalars.contains(where: isControl) else {
                continue
            }
            report(.unsafeHeaderText(entry.key, at: literal?.range))
        }
    }

    private static let documentationKeys = KeySieve(["description", "deprecated"])
    private static let limitKeys = KeySieve(FieldKeys.limits.map(\.name))

    mutating func limits(_ keys: KeyReader) -> Limits {
        var limits = Limits()
        if let entry = keys["minimum"] { limits.minimum = number(entry) }
        if let entry = keys["maximum"] { limits.maximum = number(entry) }
        if let entry = keys["minLength"] { limits.minLength = integer(entry) }
        if let entry = keys["maxLength"] { limits.maxLength = integer(entry) }
        if let entry = keys["pattern"] { limits.pattern = pattern(entry) }
        if let entry = keys["minItems"] { limits.minItems = integer(entry) }
        if let entry = keys["maxItems"] { limits.maxItems = integer(entry) }
        return limits
    }

    /// A media type, or the name of the parameter that gives it: both are sent in a header.
    mutating func mediaType(_ entry: Entry?) -> Located<String>? {
        guard let entry, let text = filledText(entry), checkHeaderValue(entry) else { return nil }
        return text
    }
}

extension Diagnostic {
    static func unsafeHeaderText(_ header: YAMLNode, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            DecodingRules.unsafeText,
            "the value of header \(quoted(header.text)) cannot have control characters or line breaks in it",
            at: range
        )
    }
}
