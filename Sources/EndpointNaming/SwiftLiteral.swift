package import EndpointText

/// Makes Swift literals; the only place where text of a spec turns into a string literal.
package enum SwiftLiteral {
    /// A string literal with the value of `text`, on one line.
    ///
    /// Everything is escaped that could end the literal, interpolate, or show differently from what it
    /// means: quotes, backslashes, control characters, line and paragraph separators, bidirectional
    /// controls and other characters without width.
    package static func string(_ text: String) -> String {
        if isPlain(text) { return SwiftText.joined(["\"", text, "\""]) }
        var literal = "\""
        for scalar in text.unicodeScalars { append(scalar, to: &literal) }
        literal.append("\"")
        return literal
    }

    /// Appends ``string(_:)``.
    package static func add(_ text: String, to buffer: TextBuffer) {
        guard isPlain(text) else { return buffer.add(string(text)) }
        buffer.add(quote)
        buffer.add(text)
        buffer.add(quote)
    }

    /// An integer with its digits in groups of three where there are more than six, as the formatter wants them.
    ///
    /// - Parameter digits: Without leading zeros, perhaps behind a sign.
    package static func integer(_ digits: String) -> String {
        let isNegative = digits.utf8.first == UInt8(ascii: "-")
        var rest = digits.utf8.dropFirst(isNegative ? 1 : 0)
        guard rest.count > 6 else { return digits }
        var groups: [Substring] = []
        while !rest.isEmpty {
            groups.append(Substring(rest.suffix(3)))
            rest = rest.dropLast(3)
        }
        return (isNegative ? "-" : "") + groups.reversed().joined(separator: "_")
    }

    package static func integer(_ value: Int) -> String {
        abs(value) < 1_000_000 ? String(value) : integer(String(value))
    }

    /// Without a fraction where there is none.
    package static func number(_ value: Double) -> String { Int(exactly: value).map { integer($0) } ?? "\(value)" }

    /// The wire value of an enum's value.
    package static func enumValue(_ wire: String, isInteger: Bool) -> String {
        isInteger ? integer(wire) : string(wire)
    }

    /// A list of string literals.
    package static func strings(_ texts: [String]) -> String {
        "[" + texts.map(string).joined(separator: ", ") + "]"
    }

    private static func isPlain(_ text: String) -> Bool {
        for byte in text.utf8 where byte < 0x20 || byte >= 0x7F || byte == quote || byte == backslash { return false }
        return true
    }

    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")

    private static func append(_ scalar: UnicodeScalar, to literal: inout String) {
        switch scalar {
        case "\"": literal.append("\\\"")
        case "\\": literal.append("\\\\")
        case "\n": literal.append("\\n")
        case "\r": literal.append("\\r")
        case "\t": literal.append("\\t")
        case "\0": literal.append("\\0")
        default:
            if isInvisible(scalar) {
                literal.append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
            } else {
                literal.unicodeScalars.append(scalar)
            }
        }
    }

    /// Whether a scalar is not seen for what it is: controls, separators, format characters, byte order marks,
    /// spaces other than the usual one, and what Unicode has not assigned.
    private static func isInvisible(_ scalar: UnicodeScalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: return true
        case .spaceSeparator: return scalar.value != 0x3000
        default: return false
        }
    }
}
