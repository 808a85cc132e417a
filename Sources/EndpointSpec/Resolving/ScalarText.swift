import EndpointDiagnostics
import Foundation

/// Whether a text is a value of a scalar, as far as that can be told without reading it as one.
enum ScalarText {
    static func isInteger(_ text: String) -> Bool {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        return !digits.isEmpty && digits.allSatisfy(\.isDigit)
    }

    /// Whether the text is an integer that the type can hold.
    static func isInteger(_ text: String, of scalar: ScalarType) -> Bool {
        guard isInteger(text) else { return false }
        return scalar == .int32 ? Int32(text) != nil : Int64(text) != nil
    }

    /// Whether the text is a JSON number (RFC 8259 section 6), leading zeros aside.
    static func isNumber(_ text: String) -> Bool {
        var rest = text.utf8[...]
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        guard removeDigits(&rest) else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard removeDigits(&rest) else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
            guard removeDigits(&rest) else { return false }
        }
        return rest.isEmpty
    }

    /// Whether the text is a number that the type can hold, if rounded.
    static func isNumber(_ text: String, of scalar: ScalarType) -> Bool {
        guard isNumber(text) else { return false }
        return scalar == .float ? Float(text)?.isFinite == true : Double(text)?.isFinite == true
    }

    /// Whether the text is a number that a `Decimal` holds digit by digit: 38 digits, an exponent of 8 bits.
    static func isExactDecimal(_ text: String) -> Bool {
        guard isNumber(text) else { return false }
        let parts = text.utf8.split(maxSplits: 1) { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
        guard let exponent = parts.count > 1 ? Int(Substring(parts[1])) : 0, let point = parts.first else {
            return false
        }
        let fraction = point.split(separator: UInt8(ascii: "."), maxSplits: 1).dropFirst().first?.count ?? 0
        var digits = point.filter(\.isDigit)[...]
        digits = digits.drop { $0 == UInt8(ascii: "0") }
        let zeros = digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
        guard !digits.isEmpty else { return true }
        return digits.count - zeros <= 38 && (-128...127).contains(exponent - fraction + zeros)
    }

    private static func removeDigits(_ rest: inout Substring.UTF8View) -> Bool {
        let digits = rest.prefix(while: \.isDigit)
        rest = rest[digits.endIndex...]
        return !digits.isEmpty
    }

    /// Whether the text is a day of the Gregorian calendar as `yyyy-MM-dd`.
    static func isDate(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), 1...12 ~= month
        else { return false }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return 1...days[month - 1] ~= day
    }

    /// Whether the text is an RFC 3339 time, `T` or a space between day and hour.
    static func isDateTime(_ text: String) -> Bool {
        guard text.utf8.count >= 20, isDate(String(text.prefix(10))) else { return false }
        let pattern = #/[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?([Zz]|[+\-][0-9]{2}:?[0-9]{2})/#
        return text.dropFirst(10).wholeMatch(of: pattern) != nil
    }

    /// Foundation's own reader takes what begins with one.
    static func isUUID(_ text: String) -> Bool { text.utf8.count == 36 && UUID(uuidString: text) != nil }

    static func isURL(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } && URL(string: text) != nil
    }

    static func isBase64(_ text: String, isURLSafe: Bool) -> Bool {
        guard isURLSafe else { return Data(base64Encoded: text) != nil }
        return text.utf8.count % 4 != 1
            && text.utf8.allSatisfy { $0.isAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }
}
