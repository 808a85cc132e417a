/// Writes a value as JSON (RFC 8259), two spaces a level, one line feed at the end.
package struct JSONWriter: Sendable {
    package init() {}

    package func bytes(of value: DocumentValue) -> [UInt8] {
        var out: [UInt8] = []
        append(value, indent: 0, to: &out)
        out.append(.lineFeed)
        return out
    }

    private func append(_ value: DocumentValue, indent: Int, to out: inout [UInt8]) {
        switch value {
        case .scalar(let scalar):
            if scalar.isTyped, PlainText(scalar.text).isJSON {
                out.append(contentsOf: scalar.text.utf8)
            } else {
                EscapedText.append(scalar.text, to: &out)
            }
        case .list(let items):
            append(items, "[", "]", indent, to: &out) { append($0, indent: indent + 2, to: &$1) }
        case .mapping(let mapping):
            append(mapping.pairs, "{", "}", indent, to: &out) { pair, out in
                EscapedText.append(pair.key, to: &out)
                out.append(contentsOf: ": ".utf8)
                append(pair.value, indent: indent + 2, to: &out)
            }
        }
    }

    private func append<Element>(
        _ elements: [Element],
        _ opening: String,
        _ closing: String,
        _ indent: Int,
        to out: inout [UInt8],
        _ appendElement: (Element, inout [UInt8]) -> Void
    ) {
        out.append(contentsOf: opening.utf8)
        for (number, element) in elements.enumerated() {
            out.append(contentsOf: (number == 0 ? "\n" : ",\n").utf8)
            out.append(contentsOf: repeatElement(.space, count: indent + 2))
            appendElement(element, &out)
        }
        if !elements.isEmpty {
            out.append(.lineFeed)
            out.append(contentsOf: repeatElement(.space, count: indent))
        }
        out.append(contentsOf: closing.utf8)
    }
}

/// Text between double quotes, as JSON and YAML both read it (YAML 1.2 section 5.7 takes JSON's escapes).
enum EscapedText {
    static func append(_ text: String, to out: inout [UInt8]) {
        out.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out.append(contentsOf: "\\\"".utf8)
            case "\\": out.append(contentsOf: "\\\\".utf8)
            case "\n": out.append(contentsOf: "\\n".utf8)
            case "\r": out.append(contentsOf: "\\r".utf8)
            case "\t": out.append(contentsOf: "\\t".utf8)
            default:
                isUnseen(scalar) ? appendCode(scalar, to: &out) : out.append(contentsOf: Array(String(scalar).utf8))
            }
        }
        out.append(UInt8(ascii: "\""))
    }

    /// Whether a character cannot stand in YAML as it is (YAML 1.2 section 5.1), breaks lines, or is not seen.
    static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    /// All of them lie below U+10000, so four digits are enough.
    private static func appendCode(_ scalar: Unicode.Scalar, to out: inout [UInt8]) {
        let digits = String(scalar.value, radix: 16)
        out.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
    }
}
