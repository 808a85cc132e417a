/// How names of a spec become names in Swift (FORMAT section 11), as far as they are not resolved before.
package enum NamingRules {
    /// The identifier for a name that is already in the form Swift wants, reserved or not.
    package static func identifier(_ name: String) -> SwiftIdentifier { SwiftIdentifier(name: name) }

    /// `signIn` to `SignIn`: how an endpoint's name goes into a type's.
    package static func upperFirst(_ name: String) -> String {
        guard let first = name.utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return name }
        return String(UnicodeScalar(first - 32)) + name.dropFirst()
    }

    /// `VoiceRooms` to `voiceRooms`, `IMChat` to `imChat`, `URL` to `url`: a type's name as a property's.
    ///
    /// A leading run of capitals is lower-cased but for its last letter, which begins the next word.
    package static func lowerCamel(_ name: String) -> String {
        let bytes = Array(name.utf8)
        let run = bytes.prefix { isUpper($0) }.count
        // The `s` of a plural belongs to the run: `URLs`.
        let isPlural =
            run < bytes.count && bytes[run] == UInt8(ascii: "s") && (run + 1 == bytes.count || !isLower(bytes[run + 1]))
        let endsInWord = run < bytes.count && isLower(bytes[run]) && !isPlural
        let count = run > 1 && endsInWord ? run - 1 : run
        let head = bytes.prefix(count).map { $0 + 32 }
        return String(decoding: head + bytes.dropFirst(count), as: UTF8.self)
    }

    private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
}
