/// The keys of a field's long form, shared with whatever else has a type.
enum FieldKeys {
    static let ways: [StaticString] = ["type"] + inPlaceWays
    static let inPlaceWays: [StaticString] = ["enum", "fields", "oneOf"]
    static let unionKeys: [StaticString] = ["discriminator", "content", "otherwise"]

    static let field = FormatTable(
        "field",
        "A field, parameter, header or part written out; exactly one way of giving its type is used, or `value` alone.",
        typeKeys(in: .value) + valueKeys + names + words + limits
    )

    static let inPlaceType = FormatTable(
        "type",
        "An unnamed model, nested in its owner.",
        inPlaceKeys
    )

    static func typeForm(in place: PayloadPlace) -> ValueForm { .anyOf([.payload(place), .object(.inPlaceType)]) }

    static func typeKeys(in place: PayloadPlace) -> [FormatKey] {
        [FormatKey("type", typeForm(in: place), "The type.")] + inPlaceKeys
    }

    private static let inPlaceKeys: [FormatKey] = [
        FormatKey("enum", ModelKeys.enumForm, "An unnamed enumeration."),
        FormatKey("fields", .fields, null: true, "An unnamed struct."),
        FormatKey("oneOf", ModelKeys.oneOfForm, "An unnamed choice of types."),
        FormatKey("discriminator", .filledText, "Beside `oneOf`: the field on the wire that tells the types apart."),
        FormatKey("content", .filledText, "Beside `oneOf`: the field on the wire that holds the value."),
        FormatKey("otherwise", .type, "Beside `oneOf`: the type of values that the tag does not name."),
        FormatKey("includes", .list(.type), "Beside `fields`, or alone: models whose fields are copied in."),
        FormatKey("open", .bool, default: "true", "Beside `enum` or `oneOf`: whether unknown values are kept."),
    ]

    static let valueKeys: [FormatKey] = [
        FormatKey("optional", .bool, default: "false", "The `?` of an unnamed model."),
        FormatKey("nullable", .bool, default: "false", "Whether null is a value of its own."),
        FormatKey(
            "format",
            .filledText,
            "How the value is written: `number`, `string`, a form of dates, `base64url`, `jsonString`."
        ),
        FormatKey("keys", .type, default: "`string`", "The type of the keys of a map."),
    ]

    private static let names: [FormatKey] = [
        FormatKey(
            "default",
            .literal,
            null: true,
            "Sent: the default in Swift, always written. Received: what an absent or null value becomes."
        ),
        FormatKey("value", .scalar, "A fixed value: no parameter in Swift, always sent, and checked on receipt."),
        FormatKey("wire", .filledText, default: "by `json.keys`", "The name on the wire."),
        FormatKey("name", .name, default: "the key", "The name in Swift, where it is not the key."),
        FormatKey(
            "style",
            .words(of: ParameterStyle.self),
            default: "`repeat`",
            in: [.field, .path, .query, .part],
            "How lists and nested values are written in a query, form or path."
        ),
        FormatKey("contentType", .mediaType, default: "by type", in: .part, "The media type of a part."),
        FormatKey("filename", .filledText, default: "the file's", in: .part, "The file name that a part carries."),
        FormatKey("readOnly", .bool, default: "false", in: .field, "The field is received and never sent."),
        FormatKey("writeOnly", .bool, default: "false", in: .field, "The field is sent and never received."),
    ]

    private static let words: [FormatKey] = [
        FormatKey("description", .text, "Documentation of the field."),
        FormatKey("example", .scalar, "A sample value."),
        FormatKey("deprecated", .deprecated, "Marks the field as one to leave."),
    ]

    static let limits: [FormatKey] = [
        FormatKey("minimum", .number, "The least number that may be sent."),
        FormatKey("maximum", .number, "The greatest number that may be sent."),
        FormatKey("minLength", .integer(minimum: 0), "The fewest characters that may be sent."),
        FormatKey("maxLength", .integer(minimum: 0), "The most characters that may be sent."),
        FormatKey("pattern", .pattern, "A regular expression that sent text matches."),
        FormatKey("minItems", .integer(minimum: 0), "The fewest elements that may be sent."),
        FormatKey("maxItems", .integer(minimum: 0), "The most elements that may be sent."),
    ]
}
