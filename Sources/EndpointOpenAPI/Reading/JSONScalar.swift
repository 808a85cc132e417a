import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// What a scalar is in JSON, told as the core schema of YAML tells it (YAML 1.2.2, section 10.3).
enum JSONScalar {
    case null, bool, integer, number, string

    init(_ node: YAMLNode) {
        guard node.isPlain else {
            self = .string
            return
        }
        if node.isNull {
            self = .null
        } else if node.hasText("true") || node.hasText("false") {
            self = .bool
        } else {
            self = node.withTextBytes(Self.number)
        }
    }

    private static func number(_ text: UnsafeBufferPointer<UInt8>) -> JSONScalar {
        var index = text.first == UInt8(ascii: "-") ? 1 : 0
        func skipDigits() -> Bool {
            let start = index
            while index < text.count, (0x30...0x39).contains(text[index]) { index += 1 }
            return index > start
        }
        guard skipDigits() else { return .string }
        if index == text.count { return .integer }
        if text[index] == UInt8(ascii: ".") {
            index += 1
            guard skipDigits() else { return .string }
        }
        if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            if index < text.count, text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-") { index += 1 }
            guard skipDigits() else { return .string }
        }
        return index == text.count ? .number : .string
    }
}

extension YAMLNode {
    /// The node as a value of the format; mappings and sequences with all that is in them.
    var literal: Located<LiteralExpression> {
        let value: LiteralExpression =
            switch kind {
            case .scalar where isNull: .null
            case .scalar: .scalar(text, isPlain: isPlain)
            case .sequence: .list(items.map(\.literal))
            case .mapping: .map(pairs.map { LiteralPair(key: $0.locatedKey, value: $0.value.literal) })
            }
        return Located(value, at: range)
    }
}
