import EndpointDiagnostics
import EndpointYAML

/// Which of `empty`, `text`, `bytes` and `file` a place takes.
package enum PayloadPlace: String, Sendable {
    case value, body, response, part

    func allows(_ payload: PayloadType) -> Bool {
        switch self {
        case .value: false
        case .body, .response: true
        case .part: payload != .empty
        }
    }
}

/// Types, and types with a default behind them.
extension DocumentDecoder {
    mutating func type(_ entry: Entry?, in place: PayloadPlace = .value) -> Located<TypeExpression>? {
        guard let entry, isScalar(entry, "a type") else { return nil }
        return type(bytes: nil, entry, place)
    }

    /// The short form: a type, and ` = ` with a default.
    mutating func shortForm(
        _ entry: Entry,
        in place: PayloadPlace = .value
    ) -> (type: Located<TypeExpression>, defaultValue: Located<LiteralExpression>?)? {
        guard isScalar(entry, "a type") else { return nil }
        guard entry.value.withTextBytes({ $0.contains(UInt8(ascii: "=")) }) else {
            return type(bytes: nil, entry, place).map { ($0, nil) }
        }
        let text = entry.value.text
        let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) ?? text.endIndex
        let typeText = text[..<equals]
        let defaultText = text[text.utf8.index(after: equals)...]
        guard typeText.last == " ", defaultText.first == " " else {
            let expected = "a type, and ' = ' with a space on both sides before a default"
            report(.invalid(DecodingRules.invalidType, entry, expected: expected))
            return nil
        }
        let type = type(bytes: typeText.utf8.count - 1, entry, place)
        let start = typeText.utf8.count + 2
        let range = entry.value.subrange(start..<text.utf8.count, of: text)
        return type.map { ($0, Located(shortDefault(defaultText.dropFirst()), at: range)) }
    }

    private func shortDefault(_ text: Substring) -> LiteralExpression {
        switch text {
        case "[]": .list([])
        case "{}": .map([])
        case "null", "~": .null
        default: .scalar(String(text), isPlain: true)
        }
    }

    /// - Parameter bytes: How many bytes of the scalar the type takes; `nil`: all.
    private mutating func type(
        bytes: Int?,
        _ entry: Entry,
        _ place: PayloadPlace
    ) -> Located<TypeExpression>? {
        let whole = entry.value
        do {
            let type = try types.type(of: whole, bytes: bytes)
            let range = bytes.map { whole.subrange(0..<$0, of: whole.text) } ?? whole.range
            if let payload = type.payload, !place.allows(payload) {
                report(.misplacedPayload(payload, entry, at: range))
                return nil
            }
            return Located(type, at: range)
        } catch {
            report(.invalidType(error, entry, at: whole.subrange(error.bytes, of: whole.text)))
            return nil
        }
    }
}

extension TypeExpression {
    /// What stands for a whole body, if the type is that.
    var payload: PayloadType? {
        switch self {
        case .payload(let payload): payload
        case .optional(let wrapped), .doubleOptional(let wrapped): wrapped.payload
        default: nil
        }
    }
}

extension YAMLNode {
    /// The place of some bytes of a scalar's text; the whole scalar where escapes, folding or an
    /// anchor keep columns from being counted.
    func subrange(_ bytes: Range<Int>, of text: String) -> SourceRange {
        var range = range
        let quote = isPlain ? 0 : 1
        let width = Int(range.end.column) - Int(range.start.column)
        guard range.start.line == range.end.line, width == text.scalarCount + 2 * quote else { return range }
        let first = Int(range.start.column) + quote + text.scalarCount(bytes: bytes.lowerBound)
        let last = Int(range.start.column) + quote + text.scalarCount(bytes: bytes.upperBound)
        range.start = SourcePosition(line: Int(range.start.line), column: first)
        range.end = SourcePosition(line: Int(range.start.line), column: last)
        return range
    }
}

extension String {
    fileprivate var scalarCount: Int { scalarCount(bytes: utf8.count) }

    /// How many Unicode scalars begin in the first bytes.
    fileprivate func scalarCount(bytes: Int) -> Int {
        utf8.prefix(bytes).reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }
}
