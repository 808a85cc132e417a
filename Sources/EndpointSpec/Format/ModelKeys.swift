/// The keys of models of every kind.
enum ModelKeys {
    static let kinds: [StaticString] = ["fields", "newtype", "enum", "oneOf", "swift"]
    static let newtypeKeys: [StaticString] = ["format"] + FieldKeys.limits.map(\.name)

    static let enumForm: ValueForm = .anyOf([
        .nonEmpty(.list(.scalar)), .nonEmpty(.map(.wireValue, to: .anyOf([.name, .object(.enumValue)]))),
    ])
    static let oneOfForm: ValueForm = .nonEmpty(.map(.wireValue, to: .anyOf([.type, .object(.variant)])))

    static let model = FormatTable(
        "model",
        "A type of values: exactly one of `fields` (or `includes` alone), `newtype`, `enum`, `oneOf` and `swift` is given.",
        [
            FormatKey("fields", .fields, null: true, "A struct with these fields."),
            FormatKey("includes", .list(.type), "Models whose fields are copied into a struct."),
            FormatKey("generic", .list(.typeName), "Names that stand for types, given where the model is used."),
            FormatKey("newtype", .type, "A type of its own over a scalar, list or map."),
            FormatKey("format", .filledText, "How a newtype is written, as for a field."),
            FormatKey("enum", enumForm, "Values with names; integers on the wire if all are."),
            FormatKey(
                "oneOf",
                oneOfForm,
                "A choice of types, by wire value with a `discriminator`, else by Swift name."
            ),
            FormatKey("discriminator", .filledText, "The field on the wire that tells the types of a oneOf apart."),
            FormatKey("content", .filledText, "The field on the wire that holds the value of a oneOf."),
            FormatKey("otherwise", .type, "The type of values of a oneOf that the tag does not name."),
            FormatKey("open", .bool, default: "true", "Whether unknown values of an enum or oneOf are kept."),
            FormatKey("swift", .swiftType, "A type that the app has already, as `Module.Type`."),
            FormatKey("description", .text, "Documentation of the model."),
            FormatKey("deprecated", .deprecated, "Marks the model as one to leave."),
            FormatKey("renamedFrom", .oneOrMore(.typeName), "What the model was called before."),
            FormatKey(
                "conformances",
                .list(.words(of: Conformance.self)),
                default: "what is needed",
                "Protocols beside those that are needed."
            ),
        ] + FieldKeys.limits
    )

    static let enumValue = FormatTable(
        "enum value",
        "A value of an enum with more than a name.",
        [
            FormatKey("name", .name, default: "from the value", "The name of the case in Swift."),
            FormatKey("description", .text, "Documentation of the case."),
            FormatKey("deprecated", .deprecated, "Marks the value as one to leave."),
        ]
    )

    static let variant = FormatTable(
        "variant",
        "A variant of a oneOf with more than a type; `value` alone is a fixed text.",
        FieldKeys.typeKeys(in: .value) + [
            FormatKey("value", .scalar, "A fixed value that the variant stands for."),
            FormatKey("name", .name, default: "from the key", "The name of the case in Swift."),
            FormatKey("format", .filledText, "How the value is written, as for a field."),
            FormatKey("keys", .type, default: "`string`", "The type of the keys of a map."),
            FormatKey("description", .text, "Documentation of the case."),
            FormatKey("deprecated", .deprecated, "Marks the variant as one to leave."),
        ]
    )
}
