import EndpointDiagnostics
import Foundation

extension Resolution {
    /// Reports limits that do not fit a type, that exclude each other, or that a default does not keep.
    mutating func check(_ limits: Limits, of type: TypeReference, value: Located<LiteralValue>?) {
        guard !limits.isEmpty, !type.isUnresolved else { return }
        let base = base(of: type)
        if case .parameter = base { return }
        checkNumber(limits, base, value)
        checkText(limits, base, value)
        checkCount(limits, base)
    }

    private mutating func checkNumber(_ limits: Limits, _ base: TypeReference, _ value: Located<LiteralValue>?) {
        guard limits.minimum != nil || limits.maximum != nil else { return }
        let numbers: [ScalarType] = [.int, .int32, .int64, .float, .double, .decimal]
        guard case .scalar(let scalar, _) = base, numbers.contains(scalar) else {
            for limit in [(limits.minimum, "minimum"), (limits.maximum, "maximum")] {
                if let place = limit.0 { report(.limitMismatch(limit.1, base: words(for: base), at: place.range)) }
            }
            return
        }
        let low = limits.minimum.flatMap { LimitNumber($0.value) }
        let high = limits.maximum.flatMap { LimitNumber($0.value) }
        if let low, let high, high < low, let place = limits.minimum?.range {
            report(.limitsExclude("minimum", "maximum", at: place))
        }
        guard let value, let number = value.value.digits.flatMap(LimitNumber.init) else { return }
        if let low, number < low { report(.outsideLimit("minimum", at: value.range)) }
        if let high, high < number { report(.outsideLimit("maximum", at: value.range)) }
    }

    private mutating func checkText(_ limits: Limits, _ base: TypeReference, _ value: Located<LiteralValue>?) {
        let places = [
            ("minLength", limits.minLength?.range), ("maxLength", limits.maxLength?.range),
            ("pattern", limits.pattern?.range),
        ]
        let texts: [ScalarType] = [.string, .url, .base64, .uuid]
        if case .scalar(let scalar, _) = base, texts.contains(scalar) {
            if let low = limits.minLength, let high = limits.maxLength, low.value > high.value {
                report(.limitsExclude("minLength", "maxLength", at: low.range))
            }
        } else {
            for case (let name, let range?) in places {
                report(.limitMismatch(name, base: words(for: base), at: range))
            }
            return
        }
        guard let value, let text = value.value.text else { return }
        if let low = limits.minLength, text.unicodeScalars.count < low.value {
            report(.outsideLimit("minLength", at: value.range))
        }
        if let high = limits.maxLength, text.unicodeScalars.count > high.value {
            report(.outsideLimit("maxLength", at: value.range))
        }
    }

    private mutating func checkCount(_ limits: Limits, _ base: TypeReference) {
        let places = [("minItems", limits.minItems?.range), ("maxItems", limits.maxItems?.range)]
        switch base {
        case .list, .map:
            if let low = limits.minItems, let high = limits.maxItems, low.value > high.value {
                report(.limitsExclude("minItems", "maxItems", at: low.range))
            }
        default:
            for case (let name, let range?) in places {
                report(.limitMismatch(name, base: words(for: base), at: range))
            }
        }
    }
}

/// A number as written, compared by its value.
private enum LimitNumber {
    case integer(Int)
    case decimal(Decimal)

    init?(_ text: String) {
        if let integer = Int(text) {
            self = .integer(integer)
        } else if let decimal = Decimal(string: text) {
            self = .decimal(decimal)
        } else {
            return nil
        }
    }

    private var asDecimal: Decimal {
        switch self {
        case .integer(let integer): Decimal(integer)
        case .decimal(let decimal): decimal
        }
    }

    static func < (left: LimitNumber, right: LimitNumber) -> Bool {
        if case .integer(let left) = left, case .integer(let right) = right { return left < right }
        return left.asDecimal < right.asDecimal
    }
}

extension LiteralValue {
    /// The digits of a number.
    var digits: String? {
        switch self {
        case .integer(let text), .number(let text): text
        case .newtype(_, let inner): inner.digits
        default: nil
        }
    }

    /// The characters of a text.
    var text: String? {
        switch self {
        case .text(let text): text
        case .newtype(_, let inner): inner.text
        default: nil
        }
    }
}
