/// A kind of scalar, as the reference explains it and as JSON Schema describes it.
///
/// A schema sees YAML turned to JSON, where a scalar without quotes may have become a number or a boolean; wherever
/// such a scalar's text is what counts, the schema lets it pass.
enum ValueKind: String, CaseIterable {
    case text, filledText, remark, bool, number, duration, date, name, typeName, type, typeWithDefault
    case bodyType, partType, partTypeWithDefault, reference, dottedPath, header, mediaType, template, baseURL, pattern
    case status, statusPattern, swiftModule, swiftType, literal, scalar

    /// The definition's name in the schema, apart from those of mappings.
    var definition: String { "value." + rawValue }

    var schema: SchemaNode {
        switch self {
        case .text: ["type": ["string", "number", "boolean"]]
        case .filledText: ["type": ["string", "number", "boolean"], "minLength": 1]
        case .remark: ["type": ["string", "number"]]
        case .bool: ["type": ["boolean", "string"], "pattern": "^(true|false)$"]
        case .number: ["type": ["number", "string"], "pattern": "^-?[0-9]+(\\.[0-9]+)?$"]
        case .duration: ["type": "string", "pattern": "^[0-9]+(\\.[0-9]+)?(ms|s|m|h|d)$"]
        case .date: ["type": "string", "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"]
        case .name: ["type": ["string", "boolean"], "pattern": .text(Self.namePattern)]
        case .typeName: ["type": "string", "pattern": .text(Self.typeNamePattern)]
        case .type, .typeWithDefault, .bodyType, .partType, .partTypeWithDefault:
            ["type": "string", "pattern": .text(typePattern)]
        case .reference: ["type": "string", "pattern": "^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$"]
        case .dottedPath: ["type": ["string", "number", "boolean"], "pattern": "^[^ .]+(\\.[^ .]+)*$"]
        case .header: ["type": ["string", "number", "boolean"], "pattern": .text(Self.headerPattern)]
        case .mediaType, .pattern: Self.filledText.schema
        case .template: ["type": "string", "pattern": "^/[^?#\"\\\\<>^`| ]*$"]
        case .baseURL: ["type": "string", "pattern": "^https?://[^?#\"\\\\<>^`| ]+$"]
        case .status: Self.statusSchema("^[1-5][0-9]{2}$")
        case .statusPattern: Self.statusSchema(Self.statusPatternText)
        case .swiftModule: ["type": ["string", "boolean"], "pattern": .text(Self.swiftPattern("*"))]
        case .swiftType: ["type": "string", "pattern": .text(Self.swiftPattern("+"))]
        case .literal:
            [
                "type": ["string", "number", "boolean", "null", "array", "object"], "maxItems": 0, "maxProperties": 0,
            ]
        case .scalar: ["type": ["string", "number", "boolean"]]
        }
    }

    static let namePattern = "^[a-z][A-Za-z0-9]*$"
    static let typeNamePattern = "^[A-Z][A-Za-z0-9]*$"
    /// A token (RFC 9110, section 5.6.2).
    static let headerPattern = "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"
    static let statusPatternText = "^[1-5]([0-9]{2}|xx)$"
    static let ruleIDPattern = "^[a-z0-9]+(-[a-z0-9]+)*$"

    private static func statusSchema(_ pattern: String) -> SchemaNode {
        ["type": ["integer", "string"], "minimum": 100, "maximum": 599, "pattern": .text(pattern)]
    }

    private static func swiftPattern(_ repetition: String) -> String {
        "^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)" + repetition + "$"
    }

    /// Checks the words of a type; how far its brackets nest no regular expression can tell.
    private var typePattern: String {
        let scalars = ScalarType.allCases.map(\.rawValue).joined(separator: "|")
        let word = "(?:\(scalars)|list|map|[A-Z][A-Za-z0-9]*)"
        let inner = " *\(word)(?:[<>,? ]+\(word))*[<>,? ]*>"
        var atoms = ["(?:\(scalars)|[A-Z][A-Za-z0-9]*|(?:list|map|[A-Z][A-Za-z0-9]*)<\(inner))\\?{0,2}"]
        switch self {
        case .bodyType: atoms += ["empty", "(?:text|bytes|file)\\??"]
        case .partType, .partTypeWithDefault: atoms.append("(?:text|bytes|file)\\??")
        default: break
        }
        let tail = self == .typeWithDefault || self == .partTypeWithDefault ? "(?: = [\\s\\S]*)?" : ""
        return "^ *(?:\(atoms.joined(separator: "|"))) *\(tail)$"
    }
}

extension ValueKind {
    /// What the reference calls it.
    var word: String {
        switch self {
        case .text, .filledText, .remark: "text"
        case .bool: "`true` or `false`"
        case .number, .duration, .date, .name, .type, .header, .status, .scalar: rawValue
        case .pattern: "regular expression"
        case .typeName: "type name"
        case .typeWithDefault, .partTypeWithDefault: "type with default"
        case .bodyType: "type or payload"
        case .partType: "type or file"
        case .reference: "`module.endpoint`"
        case .dottedPath: "path"
        case .mediaType: "media type"
        case .template: "path template"
        case .baseURL: "URL"
        case .statusPattern: "status or `2xx`"
        case .swiftModule: "Swift module"
        case .swiftType: "`Module.Type`"
        case .literal: "scalar, `[]`, `{}`"
        }
    }

    /// What such a value is, in one sentence.
    var meaning: String {
        switch self {
        case .text: "Any text; numbers and words are the text they look like."
        case .filledText: "Any text with something in it."
        case .remark: "A text for people."
        case .bool: "`true` or `false`, no other words."
        case .number: "Digits, with a `-` before and a point between if need be."
        case .duration:
            "Digits, with a point between if need be, and `ms`, `s`, `m`, `h` or `d`: `800ms`, `1.5s`, `30m`."
        case .date: "A day, as `2027-03-31`."
        case .name: "A name that begins with a small letter, such as `voiceRooms`."
        case .typeName: "A name that begins with a capital, such as `VoiceRooms`."
        case .type: "A type, such as `int`, `Order`, `list<Order>`, `map<string>`, `Page<Order>?`."
        case .typeWithDefault, .partTypeWithDefault: "A type, with a default behind ` = ` if there is one: `int = 1`."
        case .bodyType: "A type, or `empty`, `text`, `bytes`, `file` for what is no JSON."
        case .partType: "A type, or `text`, `bytes`, `file`."
        case .reference: "An endpoint, such as `voiceRooms.join`."
        case .dottedPath: "Names joined by dots that lead into a value, such as `data.items`."
        case .header: "The name of an HTTP header, such as `X-Request-ID`."
        case .mediaType: "A media type, such as `image/png`."
        case .template: "A path that begins with `/`, with parameters as `{id}`."
        case .baseURL: "An address that begins with `https://` or `http://`, with parts to fill in as `{part}`."
        case .pattern: "A regular expression."
        case .status: "An HTTP status, such as `404`."
        case .statusPattern: "An HTTP status, or `2xx` for all that begin so."
        case .swiftModule: "The name of a Swift module."
        case .swiftType: "A Swift type with its module, such as `LibraryKit.Tape`."
        case .literal: "A text, number or boolean, `[]` or `{}`, or null where the type allows it."
        case .scalar: "A text, number or boolean."
        }
    }
}
