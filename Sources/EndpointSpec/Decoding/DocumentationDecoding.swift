import EndpointDiagnostics
import EndpointYAML

/// What a spec says about a thing in words.
extension DocumentDecoder {
    /// `description` and, where the table has it, `deprecated`.
    mutating func documentation(_ keys: KeyReader) -> Documentation {
        var documentation = Documentation()
        if let entry = keys["description"] { documentation.description = text(entry) }
        if let entry = keys[ifAllowed: "deprecated"] { documentation.deprecation = deprecation(entry) }
        return documentation
    }

    /// `true`, a text, or the long form.
    private mutating func deprecation(_ entry: Entry?) -> Deprecation? {
        guard let entry else { return nil }
        var deprecation = Deprecation(range: entry.range)
        guard entry.value.kind == .mapping else {
            guard isScalar(entry, "'true', a text or a mapping") else { return nil }
            guard !entry.isWord("false") else {
                report(
                    .invalid(
                        DecodingRules.invalidBoolean,
                        entry,
                        expected: "'true', a text or a mapping, or be left out"
                    )
                )
                return nil
            }
            deprecation.message = entry.isWord("true") ? nil : entry.value.text
            return deprecation
        }
        guard let keys = keys(of: entry, as: .deprecation) else { return nil }
        deprecation.since = text(keys["since"])?.value
        deprecation.message = text(keys["message"])?.value
        deprecation.removeAfter = date(keys["removeAfter"])
        deprecation.replacedBy = dottedPath(keys["replacedBy"])
        return deprecation
    }
}
