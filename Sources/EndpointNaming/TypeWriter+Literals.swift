import EndpointDiagnostics
package import EndpointSpec
import Foundation

extension TypeWriter {
    /// The expression after `=` in an initialiser's parameter, or `nil` where the caller must say.
    package func defaultArgument(of field: Field) -> String? {
        let isChange = field.presence == .change && isSent
        if let value = field.defaultValue {
            guard isChange else { return literal(value, of: field.type) }
            return value == .null ? ".clear" : ".set(\(literal(value, of: field.type)))"
        }
        switch field.presence {
        case .required, .nullable: return nil
        case .optional: return "nil"
        case .change: return isSent ? ".keep" : "nil"
        }
    }

    /// An expression for a value of the type, whose type its place makes known.
    package func literal(_ value: LiteralValue, of type: TypeReference) -> String {
        switch value {
        case .null: "nil"
        case .bool(let flag): flag ? "true" : "false"
        case .integer(let digits): number(digits, of: type)
        case .number(let digits): number(digits, of: type)
        case .emptyList: "[]"
        case .emptyMap: "[:]"
        case .text(let text): self.text(text, of: type)
        case .enumValue(let id, let wire): enumValue(wire, of: id)
        case .newtype(let id, let raw): newtype(id, raw)
        }
    }

    private func newtype(_ id: ModelID, _ raw: LiteralValue) -> String {
        guard case .newtype(let newtype) = names.spec.models[id.index].kind else {
            return literal(raw, of: .model(id, arguments: []))
        }
        return "\(names.reference(to: id, in: scope))(\(literal(raw, of: newtype.type)))"
    }

    private func enumValue(_ wire: String, of id: ModelID) -> String {
        guard case .enumeration(let enumeration) = names.spec.models[id.index].kind else {
            return SwiftLiteral.string(wire)
        }
        // By index, because walking the values would copy each of them.
        for index in enumeration.values.indices where enumeration.values[index].wire.value == wire {
            return "." + NamingRules.identifier(enumeration.values[index].name).member
        }
        return ".unknown(\(SwiftLiteral.enumValue(wire, isInteger: enumeration.isInteger)))"
    }

    /// Digits as Swift reads them; a decimal fraction is composed, for a literal would pass through `Double`.
    private func number(_ text: String, of type: TypeReference) -> String {
        if case .scalar(.dateTime, let format) = type { return date(text, format) }
        if NumberText.isPlain(text) { return SwiftLiteral.integer(text) }
        let digits = NumberText(text)
        guard case .scalar(.decimal, _) = type else { return digits.literal }
        if digits.fraction.isEmpty && digits.exponent == 0 && digits.significand.utf8.count <= 18 {
            return digits.literal
        }
        guard digits.significand.utf8.count <= 18 else {
            return "\(words[.decimal])(string: \(SwiftLiteral.string(digits.text))) ?? 0"
        }
        let sign = digits.isNegative ? "minus" : "plus"
        let exponent = digits.exponent - digits.fraction.utf8.count
        let significand = SwiftLiteral.integer(digits.significand)
        return "\(words[.decimal])(sign: .\(sign), exponent: \(exponent), significand: \(significand))"
    }

    private func date(_ text: String, _ format: ScalarFormat?) -> String {
        guard let seconds = DateLiteral.seconds(text, format) else { return SwiftLiteral.string(text) }
        return "\(words[.date])(timeIntervalSince1970: \(SwiftLiteral.number(seconds)))"
    }

    private func text(_ text: String, of type: TypeReference) -> String {
        guard case .scalar(let scalar, let format) = type else { return SwiftLiteral.string(text) }
        switch scalar {
        case .uuid: return uuid(text)
        case .dateTime: return date(text, format)
        case .base64: return bytes(text)
        case .url: return "\(words[.url])(string: \(SwiftLiteral.string(text)))!"
        case .date: return "\(words[.calendarDate])(\(SwiftLiteral.string(text)))!"
        case .int, .int32, .int64, .float, .double,
            .decimal where format == nil || format == .string:
            return number(text, of: type)
        default: return SwiftLiteral.string(text)
        }
    }

    private func uuid(_ text: String) -> String {
        guard let uuid = UUID(uuidString: text)?.uuid else { return SwiftLiteral.string(text) }
        let bytes = withUnsafeBytes(of: uuid) {
            $0.map { "0x" + String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
        }
        return "\(words[.uuid])(uuid: (\(bytes.joined(separator: ", "))))"
    }

    private func bytes(_ text: String) -> String {
        let plain = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        let padded = plain + String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
        let bytes = Data(base64Encoded: padded) ?? Data()
        return "\(words[.data])([\(bytes.map(String.init).joined(separator: ", "))])"
    }
}

/// The parts of a decimal number as written: sign, digits, fraction, exponent.
struct NumberText {
    let text: String
    var isNegative = false
    var whole = ""
    var fraction = ""
    var exponent = 0

    /// Whether a number is read alike by everyone and for every type: a few digits, none of them in vain.
    static func isPlain(_ text: String) -> Bool {
        let digits = text.utf8
        guard digits.count <= 18, let first = digits.first else { return false }
        for digit in digits where digit < UInt8(ascii: "0") || digit > UInt8(ascii: "9") { return false }
        return digits.count == 1 || first != UInt8(ascii: "0")
    }

    init(_ text: String) {
        self.text = text
        var rest = Substring(text)
        if let sign = rest.first, sign == "-" || sign == "+" {
            isNegative = sign == "-"
            rest = rest.dropFirst()
        }
        if let mark = rest.firstIndex(where: { $0 == "e" || $0 == "E" }) {
            exponent = Int(rest[rest.index(after: mark)...]) ?? 0
            rest = rest[..<mark]
        }
        let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
        whole = parts.first.map(String.init) ?? ""
        fraction = parts.count > 1 ? String(parts[1]) : ""
    }

    /// All digits without sign, point and leading zeros.
    var significand: String {
        let digits = (whole + fraction).drop { $0 == "0" }
        return digits.isEmpty ? "0" : String(digits)
    }

    /// As Swift reads it: no sign `+`, a digit on either side of the point, no leading zeros.
    var literal: String {
        let digits = whole.drop { $0 == "0" }
        var literal = (isNegative ? "-" : "") + (digits.isEmpty ? "0" : digits)
        if !fraction.isEmpty { literal += "." + fraction }
        if exponent != 0 { literal += "e\(exponent)" }
        return fraction.isEmpty && exponent == 0 ? SwiftLiteral.integer(literal) : literal
    }
}
