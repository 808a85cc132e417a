import Foundation

/// A piece of a JSON Schema: a JSON value whose members keep their order.
indirect enum SchemaNode: Sendable {
    case null
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([SchemaNode])
    case members([Member])

    struct Member: Sendable {
        var key: String
        var value: SchemaNode
    }

    /// The value as JSON, two spaces a level; what fits stands on one line.
    var json: String { written(margin: "\n") + "\n" }

    private static let width = 100

    /// - Parameter margin: The line break and what the line begins with.
    private func written(margin: String) -> String {
        switch self {
        case .null: "null"
        case .flag(let flag): String(flag)
        case .number(let number): String(number)
        case .text(let string): Self.quoted(string)
        case .list(let nodes): Self.joined(nodes.map { $0.written(margin: margin + "  ") }, margin, "[", "]")
        case .members(let members):
            Self.joined(
                members.map { Self.quoted($0.key) + ": " + $0.value.written(margin: margin + "  ") },
                margin,
                "{",
                "}"
            )
        }
    }

    private static func joined(_ parts: [String], _ margin: String, _ open: String, _ close: String) -> String {
        guard !parts.isEmpty else { return open + close }
        let line = open + parts.joined(separator: ", ") + close
        if margin.count + line.count <= width, !line.contains("\n") { return line }
        return open + parts.map { margin + "  " + $0 }.joined(separator: ",") + margin + close
    }

    /// RFC 8259, section 7.
    private static func quoted(_ string: String) -> String {
        var quoted = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            default:
                quoted += scalar.value < 0x20 ? String(format: "\\u%04x", scalar.value) : String(scalar)
            }
        }
        return quoted + "\""
    }
}

extension SchemaNode: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    init(dictionaryLiteral elements: (String, SchemaNode)...) {
        self = .members(elements.map { Member(key: $0.0, value: $0.1) })
    }

    init(arrayLiteral elements: SchemaNode...) { self = .list(elements) }

    /// The same with further members; anything but members stays as it is.
    func adding(_ more: SchemaNode) -> SchemaNode {
        guard case .members(let own) = self, case .members(let others) = more else { return self }
        return .members(own + others)
    }

    /// The same with another value of a key that is there.
    func replacing(_ key: String, with value: SchemaNode) -> SchemaNode {
        guard case .members(let members) = self else { return self }
        return .members(members.map { $0.key == key ? Member(key: key, value: value) : $0 })
    }
}

extension SchemaNode: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .flag(value) }
    init(integerLiteral value: Int) { self = .number(value) }
}

extension SchemaNode {
    static func texts(_ texts: [StaticString]) -> SchemaNode { .list(texts.map { .text("\($0)") }) }

    /// What is either of several; a single one is itself.
    static func anyOf(_ nodes: [SchemaNode]) -> SchemaNode {
        nodes.count == 1 ? nodes[0] : ["anyOf": .list(nodes)]
    }

    static func reference(_ name: String) -> SchemaNode { ["$ref": .text("#/$defs/" + name)] }
}
