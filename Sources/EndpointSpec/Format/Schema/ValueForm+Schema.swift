extension ValueForm {
    /// What JSON Schema says of such a value.
    var schema: SchemaNode {
        if let kind { return .reference(kind.definition) }
        switch self {
        case .integer(let minimum): return Self.integerSchema(from: minimum)
        case .words(let words): return ["enum": .list(words.flatMap(Self.values))]
        case .list(let form): return ["type": "array", "items": form.schema]
        case .map(let key, let form): return Self.mapSchema(key, form)
        case .object(let object): return .reference(object.rawValue)
        case .field(let place): return .reference(place.definition)
        case .anyOf(let forms): return .anyOf(forms.map(\.schema))
        case .nonEmpty(let form): return form.schema.adding(["minItems": 1, "minProperties": 1])
        default: return .flag(true)
        }
    }

    /// What the reference says of every value that is one word or text.
    var kind: ValueKind? {
        switch self {
        case .text: .text
        case .filledText: .filledText
        case .remark: .remark
        case .bool: .bool
        case .number: .number
        case .duration: .duration
        case .date: .date
        case .name: .name
        case .typeName: .typeName
        case .type, .payload(.value): .type
        case .payload(.body), .payload(.response): .bodyType
        case .payload(.part): .partType
        case .typeWithDefault(.part): .partTypeWithDefault
        case .typeWithDefault: .typeWithDefault
        case .reference: .reference
        case .dottedPath: .dottedPath
        case .header: .header
        case .mediaType: .mediaType
        case .template: .template
        case .baseURL: .baseURL
        case .pattern: .pattern
        case .status: .status
        case .statusPattern: .statusPattern
        case .swiftModule: .swiftModule
        case .swiftType: .swiftType
        case .literal: .literal
        case .scalar: .scalar
        case .integer, .words, .json, .list, .map, .object, .field, .anyOf, .nonEmpty: nil
        }
    }

    /// The form as it is in parts, where types may be files.
    var inParts: ValueForm {
        switch self {
        case .payload(.value): .payload(.part)
        case .anyOf(let forms): .anyOf(forms.map(\.inParts))
        default: self
        }
    }

    private static func integerSchema(from minimum: Int) -> SchemaNode {
        let pattern: SchemaNode = minimum > 0 ? "^0*[1-9][0-9]*$" : "^[0-9]+$"
        return ["type": ["integer", "string"], "minimum": .number(minimum), "pattern": pattern]
    }

    private static func mapSchema(_ key: MapKey, _ form: ValueForm) -> SchemaNode {
        ["type": "object", "propertyNames": key.schema, "additionalProperties": form.schema]
    }

    /// A word as the text it is, and as what it becomes in JSON without quotes (YAML 1.2, section 10.3.2).
    private static func values(of word: String) -> [SchemaNode] {
        switch word {
        case "true": [true, "true"]
        case "false": [false, "false"]
        default: Int(word).map { [.number($0), .text(word)] } ?? [.text(word)]
        }
    }
}

extension ValueForm.MapKey {
    var schema: SchemaNode {
        switch self {
        case .name: ["pattern": .text(ValueKind.namePattern)]
        case .modelName: ["pattern": .text(ValueKind.typeNamePattern)]
        case .header: ["pattern": .text(ValueKind.headerPattern)]
        case .parameter: ["minLength": 1]
        case .wireValue: .flag(true)
        case .status: ["pattern": "^[1-5][0-9]{2}$"]
        case .statusOrHundred: ["pattern": .text(ValueKind.statusPatternText)]
        case .ruleID: ["pattern": .text(ValueKind.ruleIDPattern)]
        }
    }
}

extension FieldPlaces {
    /// Each place by itself.
    static let each: [FieldPlaces] = [.field, .path, .query, .header, .responseHeader, .part]

    /// The name of the long form at the place in the schema.
    var definition: String {
        switch self {
        case .path: "field.path"
        case .query: "field.query"
        case .header: "field.header"
        case .responseHeader: "field.responseHeader"
        case .part: "field.part"
        default: FormatObject.field.rawValue
        }
    }
}
