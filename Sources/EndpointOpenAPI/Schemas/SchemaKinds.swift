import EndpointYAML

/// The kinds of values that `type` allows, null apart.
struct SchemaKinds: OptionSet, Hashable {
    let rawValue: UInt8
    init(rawValue: UInt8) { self.rawValue = rawValue }

    static let string = SchemaKinds(rawValue: 1)
    static let number = SchemaKinds(rawValue: 2)
    static let integer = SchemaKinds(rawValue: 4)
    static let boolean = SchemaKinds(rawValue: 8)
    static let array = SchemaKinds(rawValue: 16)
    static let object = SchemaKinds(rawValue: 32)

    static let each: [SchemaKinds] = [.string, .number, .integer, .boolean, .array, .object]

    /// The kind of a word of `type`, without `null`.
    init?(word: YAMLNode) {
        if word.hasText("string") {
            self = .string
        } else if word.hasText("object") {
            self = .object
        } else if word.hasText("integer") {
            self = .integer
        } else if word.hasText("array") {
            self = .array
        } else if word.hasText("boolean") {
            self = .boolean
        } else if word.hasText("number") {
            self = .number
        } else {
            return nil
        }
    }

    /// What someone meant who wrote another language's word.
    static func hint(for word: String) -> String? {
        switch word.lowercased() {
        case "int", "int32", "int64", "long", "short", "uint", "integer": "integer"
        case "double", "float", "decimal":
            "number, format \(word.lowercased() == "decimal" ? "double" : word.lowercased())"
        case "number": "number"
        case "bool", "boolean": "boolean"
        case "str", "string", "text", "char": "string"
        case "date": "string, format date"
        case "datetime", "date-time", "timestamp": "string, format date-time"
        case "uuid": "string, format uuid"
        case "file", "binary": "string, format binary"
        case "list", "array", "set": "array"
        case "map", "dict", "any", "object", "struct", "json": "object"
        case "none", "nil", "nothing": "null"
        default: nil
        }
    }
}
