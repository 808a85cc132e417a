import EndpointDiagnostics
package import EndpointYAML

/// Fields, parameters, headers and parts: short where that says all, else long.
extension FieldDeclaration {
    var written: DocumentPair { DocumentPair(key.value, writtenValue, at: range) }

    private var writtenValue: DocumentValue {
        if case .omitted = type { return .text("omit") }
        if let short { return .text(short) }
        var pairs = PairList()
        if case .expression(let expression) = type { pairs.add("type", expression) }
        pairs.append(contentsOf: type.written)
        pairs.append(contentsOf: writtenDetails)
        return pairs.mapping
    }

    /// `int = 1`, where nothing else is said.
    private var short: String? {
        guard case .expression(let type) = type, !hasLongDetails else { return nil }
        guard defaultValue != nil else { return type.value.text }
        return shortDefault.map { "\(type.value.text) = \($0)" }
    }

    /// The default as the short form takes it, which has no quotes.
    private var shortDefault: String? {
        switch defaultValue?.value {
        case .null?: "null"
        case .list(let items)?: items.isEmpty ? "[]" : nil
        case .map(let pairs)?: pairs.isEmpty ? "{}" : nil
        case .scalar(let text, let isPlain)?: Self.canBeShort(text, isPlain: isPlain) ? text : nil
        case nil: nil
        }
    }

    private static func canBeShort(_ text: String, isPlain: Bool) -> Bool {
        guard !text.isEmpty, !["[]", "{}", "null", "~"].contains(text), text.utf8.first != UInt8(ascii: " "),
            text.utf8.last != UInt8(ascii: " "), !text.unicodeScalars.contains(where: isControl)
        else { return false }
        return isPlain || !(text == "true" || text == "false" || Double(text) != nil)
    }

    private var hasLongDetails: Bool { !writtenDetails.allSatisfy { $0.key == "default" } }

    private var writtenDetails: [DocumentPair] {
        var pairs = PairList()
        let details = details
        pairs.add("optional", details.isOptional)
        pairs.add("nullable", details.isNullable)
        pairs.add("format", details.format)
        pairs.add("keys", details.keys)
        pairs.add("default", defaultValue)
        pairs.add("value", details.fixedValue)
        pairs.add("wire", details.wire)
        pairs.add("name", details.name)
        pairs.add("style", details.style)
        pairs.add("contentType", details.contentType)
        pairs.add("filename", details.filename)
        pairs.add("readOnly", if: details.isReadOnly)
        pairs.add("writeOnly", if: details.isWriteOnly)
        pairs.append(contentsOf: details.documentation.written)
        pairs.add("example", details.example)
        pairs.append(contentsOf: details.limits.written)
        return pairs.pairs
    }
}

extension [FieldDeclaration] {
    /// `nil` where there are none. A line for each where a type such as `string?` would need quotes in brackets.
    var written: DocumentValue? {
        guard !isEmpty else { return nil }
        let pairs = map { $0.written }
        let needsQuotes = pairs.contains { pair in
            guard case .scalar(let scalar) = pair.value else { return false }
            return scalar.text.utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: ",") }
        }
        return needsQuotes ? .block(pairs) : .mapping(pairs)
    }
}

extension FieldTypeDeclaration {
    /// The keys of a model in place; none for what another key gives.
    var written: [DocumentPair] {
        if case .inPlace(let model) = self { model.writtenKind } else { [] }
    }
}

extension Limits {
    package var written: [DocumentPair] {
        var pairs = PairList()
        pairs.add("minimum", minimum.map { .typed($0.value) })
        pairs.add("maximum", maximum.map { .typed($0.value) })
        pairs.add("minLength", minLength)
        pairs.add("maxLength", maxLength)
        pairs.add("pattern", pattern)
        pairs.add("minItems", minItems)
        pairs.add("maxItems", maxItems)
        return pairs.pairs
    }
}

extension Documentation {
    /// `summary`, `description` and `deprecated`, as far as they are given.
    package var written: [DocumentPair] {
        var pairs = PairList()
        pairs.add("summary", summary)
        pairs.add("description", description)
        pairs.add("deprecated", deprecation?.written, at: deprecation?.range)
        return pairs.pairs
    }
}

extension Deprecation {
    /// `true`, a text, or the long form.
    package var written: DocumentValue {
        guard since != nil || removeAfter != nil || replacedBy != nil else {
            return message.map { .text($0) } ?? .bool(true)
        }
        var pairs = PairList()
        pairs.add("since", since.map { .text($0) })
        pairs.add("message", message.map { .text($0) })
        pairs.add("removeAfter", removeAfter.map { .text($0.value) }, at: removeAfter?.range)
        pairs.add("replacedBy", replacedBy)
        return pairs.mapping
    }
}
