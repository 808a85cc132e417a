import EndpointSpec

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
    /// The rule by which specs refer to modules, so that both are one.
    package static func lowerCamel(_ name: String) -> String { DerivedNames.lowerCamel(name) }
}
