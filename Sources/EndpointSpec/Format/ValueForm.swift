/// What may stand as the value of a key.
package indirect enum ValueForm: Sendable {
    case text
    case bool
    /// Digits, from the given number on.
    case integer(minimum: Int)
    case number
    case duration
    /// `yyyy-MM-dd`.
    case date
    /// One of these words.
    case words([String])
    /// A name such as `voiceRooms`.
    case name
    /// A name such as `VoiceRooms`.
    case typeName
    case type
    /// `module.endpoint`.
    case reference
    /// Names joined by dots, into a value.
    case dottedPath
    /// A header's name.
    case header
    /// A media type.
    case mediaType
    /// A URL's path with `{placeholders}`.
    case template
    case baseURL
    case pattern
    /// A status of three digits.
    case status
    /// A scalar, `[]` or `{}`, whose type is another key's.
    case literal
    /// Any scalar.
    case scalar
    /// Any JSON value.
    case json
    case list(ValueForm)
    case map(MapKey, to: ValueForm)
    case object(FormatObject)
    case anyOf([ValueForm])

    /// What the keys of a mapping are that the author chooses.
    package enum MapKey: String, Sendable, Hashable {
        case name = "name"
        case modelName = "model name"
        case header = "header"
        case wireValue = "wire value"
        case status = "status"
        case statusOrHundred = "status or 2xx"
        case ruleID = "rule id"
    }

    /// The words of an enumeration, in its order.
    static func words<Word: RawRepresentable<String> & CaseIterable>(of type: Word.Type) -> ValueForm {
        .words(type.allCases.map(\.rawValue))
    }

    static func oneOrMore(_ form: ValueForm) -> ValueForm { .anyOf([form, .list(form)]) }

    /// A named entry, in its short form (a type with a default) or its long one.
    static let shortOrLong: ValueForm = .anyOf([.type, .object(.field)])
    static let fields: ValueForm = .map(.name, to: shortOrLong)
    static let sources: ValueForm = .map(
        .header,
        to: .anyOf([.words(SourceWord.allCases.map(\.rawValue)), .object(.source)])
    )
    static let errors: ValueForm = .anyOf([.map(.wireValue, to: .anyOf([.name, .object(.error)])), .list(.name)])
    static let statusErrors: ValueForm = .map(.status, to: .anyOf([.name, .object(.error)]))
    static let models: ValueForm = .map(.modelName, to: .object(.model))
    static let deprecated: ValueForm = .anyOf([.words(["true"]), .text, .object(.deprecation)])
    static let envelope: ValueForm = .anyOf([.words(["none"]), .object(.envelope)])
    static let timeout: ValueForm = .anyOf([.words(["none"]), .name, .object(.timeout)])
    static let retry: ValueForm = .anyOf([.words(["none"]), .name, .object(.retry)])
}

/// The words that say where a common header or parameter gets its value.
enum SourceWord: String, CaseIterable {
    case clientVersion, deviceID, channel, timestampMilliseconds, timestampSeconds, locale, timeZone, requestID

    var source: ValueSource {
        switch self {
        case .clientVersion: .clientVersion
        case .deviceID: .deviceID
        case .channel: .channel
        case .timestampMilliseconds: .timestampMilliseconds
        case .timestampSeconds: .timestampSeconds
        case .locale: .locale
        case .timeZone: .timeZone
        case .requestID: .requestID
        }
    }
}
