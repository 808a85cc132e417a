/// What may stand as the value of a key.
package indirect enum ValueForm: Sendable {
    case text
    /// A text with something in it.
    case filledText
    /// A text, but not `false`, which would read as its own opposite.
    case remark
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
    /// A type, or what stands for a whole body or part at such a place.
    case payload(PayloadPlace)
    /// A type, and ` = ` with a default.
    case typeWithDefault(PayloadPlace)
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
    /// A status of three digits, or `2xx` for all that begin so.
    case statusPattern
    /// The name of a Swift module.
    case swiftModule
    /// `Module.Type`.
    case swiftType
    /// A scalar, `[]` or `{}`, whose type is another key's.
    case literal
    /// Any scalar.
    case scalar
    /// Any JSON value.
    case json
    case list(ValueForm)
    case map(MapKey, to: ValueForm)
    case object(FormatObject)
    /// The long form of a field, with the keys that it may have at some places.
    case field(FieldPlaces)
    case anyOf([ValueForm])
    /// A list or mapping with something in it.
    case nonEmpty(ValueForm)

    /// What the keys of a mapping are that the author chooses.
    package enum MapKey: String, Sendable, Hashable {
        case name = "name"
        case modelName = "model name"
        case header = "header"
        case parameter = "parameter"
        case wireValue = "wire value"
        case status = "status"
        case statusOrHundred = "status or 2xx"
        case ruleID = "rule id"
    }

    /// Whether any text will do, so that what flow style cuts off it goes unnoticed.
    var isAnyText: Bool {
        switch self {
        case .text, .filledText: true
        default: false
        }
    }

    /// The words of an enumeration, in its order.
    static func words<Word: RawRepresentable<String> & CaseIterable>(of type: Word.Type) -> ValueForm {
        .words(type.allCases.map(\.rawValue))
    }

    static func oneOrMore(_ form: ValueForm) -> ValueForm { .anyOf([form, .list(form)]) }

    /// Entries in their short form (a type with a default) or their long one.
    static func fields(in place: FieldPlaces) -> ValueForm {
        let short: ValueForm = .typeWithDefault(place == .part ? .part : .value)
        switch place {
        case .header: return .map(.header, to: .anyOf([short, .words(["omit"]), .field(place)]))
        case .responseHeader: return .map(.header, to: .anyOf([short, .field(place)]))
        default: return .map(.name, to: .anyOf([short, .field(place)]))
        }
    }
    static let fields = fields(in: .field)
    static func sources(by key: MapKey) -> ValueForm {
        .map(key, to: .anyOf([.words(of: SourceWord.self), .object(.source)]))
    }
    static let errors: ValueForm = .anyOf([.map(.wireValue, to: .anyOf([.name, .object(.error)])), .list(.name)])
    static let statusErrors: ValueForm = .map(.status, to: .anyOf([.name, .object(.error)]))
    static let models: ValueForm = .map(.modelName, to: .object(.model))
    static let deprecated: ValueForm = .anyOf([.words(["true"]), .remark, .object(.deprecation)])
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
