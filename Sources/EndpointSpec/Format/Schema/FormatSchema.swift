/// The JSON Schema of the spec format, made from the same tables that decoding goes by.
///
/// Says all that shape is: keys, kinds of values, words, which keys stand together. It keeps to what drafts 7 and
/// 2020-12 read alike, as language servers for YAML know the former. What names refer to only `lint` can say.
package enum FormatSchema {
    /// The schema of any file of a spec; `$defs` has `api` and `module` for the files of a folder.
    package static var json: String { root.json }

    private static var root: SchemaNode {
        let own = APIKeys.api.keys
        let names = Set(own.map { "\($0.name)" })
        let keys = own + APIKeys.module.keys.filter { !names.contains("\($0.name)") }
        let head: SchemaNode = [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "swift-endpoint-generator spec",
            "description": "A file of an endpoint spec: `api.yaml`, a module, or both in one.",
        ]
        return head.adding(file(ObjectSchema(keys: keys).node)).adding(["$defs": .members(definitions)])
    }

    private static var definitions: [SchemaNode.Member] {
        let values = ValueKind.allCases.map { kind in
            SchemaNode.Member(
                key: kind.definition,
                value: kind.schema.adding(["description": .text(kind.meaning)])
            )
        }
        let objects = FormatObject.allCases.filter { $0 != .field }
            .map { SchemaNode.Member(key: $0.rawValue, value: definition(of: $0)) }
        let fields = FieldPlaces.each.map { place in
            SchemaNode.Member(key: place.definition, value: ObjectSchema(.field, in: place).node)
        }
        return objects + fields + values
    }

    private static func definition(of object: FormatObject) -> SchemaNode {
        let schema = ObjectSchema(object).node
        return object == .api || object == .module ? file(schema) : schema
    }

    /// A file may be empty; endpoints of a file without a path of its own need one each.
    private static func file(_ object: SchemaNode) -> SchemaNode {
        let addressed: SchemaNode = .list(
            EndpointKeys.addresses.map { ["required": .texts([$0])] }
        )
        return object.replacing("type", with: ["object", "null"]).adding([
            "if": ["type": "object", "not": ["required": ["path"]]],
            "then": ["properties": ["endpoints": ["additionalProperties": ["anyOf": addressed]]]],
        ])
    }
}

/// What JSON Schema says of one mapping whose keys are fixed.
struct ObjectSchema {
    private let keys: [FormatKey]
    private let object: FormatObject?
    private let place: FieldPlaces

    init(_ object: FormatObject, in place: FieldPlaces = .all) {
        self.object = object
        self.place = place
        keys = object.keys.filter { place == .all || $0.places.contains(place) }
    }

    /// A mapping with the keys of more than one table.
    init(keys: [FormatKey]) {
        self.keys = keys
        object = nil
        place = .all
    }

    var node: SchemaNode {
        let properties = keys.map { SchemaNode.Member(key: "\($0.name)", value: property($0)) }
        var node: SchemaNode = ["type": "object"]
        if let object {
            let title = place == .all ? object.noun : place.words
            node = ["title": .text(title), "description": .text(object.table.summary), "type": "object"]
        }
        node = node.adding(["properties": .members(properties)]).adding(otherKeys)
        let required = keys.filter(\.isRequired).map(\.name)
        if !required.isEmpty { node = node.adding(["required": .texts(required)]) }
        let conditions = object.map { KeyConditions($0.rules, keys: keys).nodes } ?? []
        return conditions.isEmpty ? node : node.adding(["allOf": .list(conditions)])
    }

    private var otherKeys: SchemaNode {
        guard case .map(let key, let form)? = object?.others, case .members(let members) = key.schema,
            case .text(let pattern)? = members.first?.value
        else { return ["patternProperties": ["^x-": true], "additionalProperties": false] }
        let names = keys.map { "\($0.name)" }.joined(separator: "|")
        let other = "^(?!(\(names))$)" + pattern.dropFirst()
        let others: SchemaNode = .members([.init(key: "^x-", value: true), .init(key: other, value: form.schema)])
        return ["patternProperties": others, "additionalProperties": false]
    }

    private func property(_ key: FormatKey) -> SchemaNode {
        let form = place == .part && "\(key.name)" == "type" ? key.form.inParts : key.form
        var schema = form.schema
        if key.allowsNull { schema = .anyOf([schema, ["type": "null"]]) }
        if case .flag = schema { schema = [:] }
        schema = schema.adding(["description": .text(key.meaning + defaultSentence(key))])
        return key.defaultValue.map { schema.adding(["default": $0]) } ?? schema
    }

    private func defaultSentence(_ key: FormatKey) -> String {
        key.defaultText.isEmpty ? "" : " Default: \(key.defaultText)."
    }
}

/// Which keys must, and must not, stand together.
private struct KeyConditions {
    private let rules: KeyRules
    private let names: Set<String>

    init(_ rules: KeyRules, keys: [FormatKey]) {
        self.rules = rules
        names = Set(keys.map { "\($0.name)" })
    }

    var nodes: [SchemaNode] { choice + rules.alternatives.flatMap(excluding) + companions + besideIncludes }

    private var choice: [SchemaNode] {
        guard !rules.ways.isEmpty else { return [] }
        let given = (rules.ways + rules.substitutes).map { Self.has($0) }
        return [["anyOf": .list(given)]] + excluding(rules.ways)
    }

    /// Of some keys at most one.
    private func excluding(_ keys: [StaticString]) -> [SchemaNode] {
        keys.indices.flatMap { first in
            keys.indices.filter { $0 > first }.map { ["not": ["required": .texts([keys[first], keys[$0]])]] }
        }
    }

    private var companions: [SchemaNode] {
        rules.companions.filter { names.contains("\($0.key)") }.map { companion in
            ["if": Self.has(companion.key), "then": .anyOf(companion.others.map { Self.has($0) })]
        }
    }

    private var besideIncludes: [SchemaNode] {
        guard let way = rules.wayBesideIncludes else { return [] }
        return rules.ways.filter { "\($0)" != "\(way)" }.map { ["not": ["required": .texts(["includes", $0])]] }
    }

    private static func has(_ key: StaticString) -> SchemaNode { ["required": .texts([key])] }
}

extension FormatKey {
    /// The default as a JSON value, where it is one and not a matter of words.
    fileprivate var defaultValue: SchemaNode? {
        let text = defaultText.filter { $0 != "`" }
        guard !text.isEmpty, !text.contains(" ") else { return nil }
        switch form {
        case .bool: return text == "true" ? true : text == "false" ? false : nil
        case .integer, .number: return Int(text).map { .number($0) }
        case .duration: return SpecDuration(text: text) == nil ? nil : .text(text)
        case .words(let words): return words.contains(text) ? Int(text).map { .number($0) } ?? .text(text) : nil
        case .header, .typeName: return .text(text)
        default: return nil
        }
    }
}
