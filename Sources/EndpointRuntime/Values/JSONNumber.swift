public import Foundation

/// A JSON number that keeps its digits: up to 38 of them, which is more than `Int64` or `Double` can hold.
///
/// Longer ones, and exponents outside -128…127, are kept as the nearest `Double`.
/// Numbers are equal when their values are: `1`, `1.0` and `10e-1` are one number.
public struct JSONNumber: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case integer(Int64)
        /// Has a fraction, or lies outside `Int64`.
        case decimal(Decimal)
        /// What `Decimal` cannot hold.
        case double(Double)
    }

    let storage: Storage

    public init(_ value: Int64) { storage = .integer(value) }

    /// `nil` for what is not a number.
    public init?(_ value: Decimal) {
        guard !value.isNaN else { return nil }
        if let integer = Int64(exactly: value) {
            storage = .integer(integer)
        } else {
            storage = .decimal(value)
        }
    }

    /// The shortest decimal that reads back as this value; `nil` for infinities and what is not a number.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        if let integer = Int64(exactly: value) {
            storage = .integer(integer)
        } else if abs(value) < 1e38, abs(value) > 1e-90, let decimal = Decimal(string: "\(value)", locale: nil) {
            storage = .decimal(decimal)
        } else {
            storage = .double(value)
        }
    }

    /// The value, if it is whole and fits.
    public var intValue: Int? { int64Value.flatMap(Int.init(exactly:)) }

    /// The value, if it is whole and fits.
    public var int64Value: Int64? { if case .integer(let value) = storage { value } else { nil } }

    /// The value, if it has at most 38 digits.
    public var decimalValue: Decimal? {
        switch storage {
        case .integer(let value): Decimal(value)
        case .decimal(let value): value
        case .double: nil
        }
    }

    /// The value, rounded to what a `Double` holds.
    public var doubleValue: Double {
        switch storage {
        case .integer(let value): Double(value)
        case .decimal(let value): Double("\(value)") ?? NSDecimalNumber(decimal: value).doubleValue
        case .double(let value): value
        }
    }
}

extension JSONNumber: CustomStringConvertible {
    /// The digits, as JSON writes them.
    public var description: String {
        switch storage {
        case .integer(let value): "\(value)"
        case .decimal(let value): "\(value)"
        case .double(let value): "\(value)"
        }
    }
}

extension Int64 {
    /// The decimal's value, if it is whole and fits; no rounding on the way.
    init?(exactly decimal: Decimal) {
        guard decimal.exponent >= 0 || decimal.isZero || decimal.isWhole, let value = Int64(decimal.wholeDigits) else {
            return nil
        }
        self = value
    }
}

extension Decimal {
    fileprivate var isWhole: Bool {
        var rounded = Decimal()
        var copy = self
        NSDecimalRound(&rounded, &copy, 0, .plain)
        return rounded == self
    }

    /// The digits of a whole number.
    fileprivate var wholeDigits: String {
        var rounded = Decimal()
        var copy = self
        NSDecimalRound(&rounded, &copy, 0, .plain)
        return "\(rounded)"
    }
}
