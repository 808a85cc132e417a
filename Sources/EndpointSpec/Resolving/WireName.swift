import EndpointDiagnostics

/// Names on the wire, made from Swift names by `json.keys`.
package enum WireName {
    /// The name that a key has on the wire where no `wire` says otherwise.
    package static func make(from name: String, keys: JSONKeys) -> String {
        switch keys {
        case .asWritten: name
        case .snakeCase: hasCapital(name) ? words(of: name).joined(separator: "_") : name
        case .camelCase: hasCapital(name) ? camelCase(words(of: name)) : name
        }
    }

    private static func hasCapital(_ name: String) -> Bool { name.utf8.contains(where: \.isCapital) }

    private static func camelCase(_ words: [String]) -> String {
        words.dropFirst().reduce(into: words.first ?? "") { $0 += DerivedNames.capitalized($1) }
    }

    /// The words of a camel-case name, lower-cased.
    ///
    /// A word begins at a capital that follows a lower-case letter or digit, and at the last capital of a
    /// run that a lower-case letter follows, unless that letter is the plural `s` of the run.
    static func words(of name: String) -> [String] {
        let characters = Array(name.utf8)
        var words: [String] = []
        var start = 0
        for index in characters.indices.dropFirst() where startsWord(at: index, in: characters) {
            words.append(lowercased(characters[start..<index]))
            start = index
        }
        words.append(lowercased(characters[start...]))
        return words
    }

    private static func startsWord(at index: Int, in characters: [UInt8]) -> Bool {
        guard characters[index].isCapital else { return false }
        guard characters[index - 1].isCapital else { return true }
        guard index + 1 < characters.count, characters[index + 1].isSmall else { return false }
        return !isPluralS(at: index + 1, in: characters)
    }

    /// Whether the letter is an `s` that ends a run of capitals, as in `imageIDs`.
    static func isPluralS(at index: Int, in characters: [UInt8]) -> Bool {
        characters[index] == UInt8(ascii: "s")
            && (index + 1 == characters.count || !characters[index + 1].isSmall)
    }

    private static func lowercased(_ characters: ArraySlice<UInt8>) -> String {
        String(decoding: characters.lazy.map { $0.isCapital ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}

extension UInt8 {
    /// An ASCII `A`–`Z`.
    var isCapital: Bool { self >= 0x41 && self <= 0x5A }
    /// An ASCII `a`–`z`.
    var isSmall: Bool { self >= 0x61 && self <= 0x7A }
    /// An ASCII `0`–`9`.
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
}
