import EndpointDiagnostics

/// Swift names that follow from other names of a spec (FORMAT section 11).
package enum DerivedNames {
    /// A type's name as a property: `VoiceRooms` gives `voiceRooms`, `URLTools` gives `urlTools`.
    package static func lowerCamel(_ name: String) -> String {
        var characters = Array(name.utf8)
        let run = characters.prefix(while: \.isCapital).count
        var lowered = run
        if run > 1, run < characters.count, characters[run].isSmall, !WireName.isPluralS(at: run, in: characters) {
            lowered = run - 1
        }
        for index in 0..<lowered { characters[index] |= 0x20 }
        return String(decoding: characters, as: UTF8.self)
    }

    /// A name with its first letter as a capital: `state` gives the nested type's name `State`.
    package static func capitalized(_ name: String) -> String {
        guard let first = name.utf8.first, first.isSmall else { return name }
        return String(UnicodeScalar(first & 0xDF)) + name.dropFirst()
    }

    /// The case for a value on the wire, or `nil` where the value gives none and needs a `name`.
    ///
    /// Split at characters other than letters and digits and at lower-to-upper borders, lower-cased,
    /// joined; before a leading digit comes `value`.
    package static func caseName(forWireValue value: String) -> String? {
        guard value.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        var result: [UInt8] = []
        var previous: UInt8 = 0
        for character in value.utf8 {
            defer { previous = character }
            guard character.isCapital || character.isSmall || character.isDigit else { continue }
            let startsWord = !previous.isAlphanumeric || (previous.isSmall && character.isCapital)
            let lowered = character.isCapital ? character | 0x20 : character
            result.append(startsWord && !result.isEmpty && lowered.isSmall ? lowered & 0xDF : lowered)
        }
        guard let first = result.first else { return nil }
        let name = String(decoding: result, as: UTF8.self)
        return first.isDigit ? "value" + name : name
    }

    /// A case's name that hides nothing: an optional's `none` and `some`, and the case for the rest if there is one.
    package static func unhidden(_ name: String, rest: String?) -> String {
        name == "none" || name == "some" || name == rest ? name + "Value" : name
    }

    /// The parameter for a header, or `nil` where none can be made: `X-Request-ID` gives `requestID`.
    package static func parameterName(forHeader header: String) -> String? {
        var words = header.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
        if words.count > 1, words[0] == "X" || words[0] == "x" { words.removeFirst() }
        guard let first = words.first, first.utf8.first?.isDigit == false else { return nil }
        return words.dropFirst().reduce(into: lowerCamel(first)) { $0 += capitalized($1) }
    }

    /// The module that a file declares by its name: `voice-rooms.yaml` gives `VoiceRooms`.
    package static func moduleName(forFile path: String) -> String? {
        let file = path.split(separator: "/").last ?? ""
        let stem = file.split(separator: ".").first ?? ""
        guard stem.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let name = stem.split { !($0.isLetter || $0.isNumber) }.map { capitalized(String($0)) }.joined()
        return name.utf8.first?.isCapital == true ? name : nil
    }

    /// Types that generated code could no longer reach if something else had their name.
    static let reservedTypes: Set<String> = ["Swift", "Foundation", "EndpointRuntime", "AnyObject"]
}

extension UInt8 {
    var isAlphanumeric: Bool { isCapital || isSmall || isDigit }
}
