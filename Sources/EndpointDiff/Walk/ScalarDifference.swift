import EndpointDiagnostics
import EndpointNaming
import EndpointSpec
import Foundation

/// How built-in types relate on the wire.
enum ScalarDifference {
    static func difference(
        _ old: ScalarType,
        _ oldFormat: ScalarFormat?,
        _ new: ScalarType,
        _ newFormat: ScalarFormat?
    ) -> TypeDifference {
        if old == new {
            guard oldFormat != newFormat else { return .same }
            return TypeDifference(format: readsBoth(old) ? .lenient : .strict)
        }
        let isOtherSwift = old.swiftName != new.swiftName
        guard let bits = old.bits, let otherBits = new.bits else {
            let relation = relation(Values(old, oldFormat), Values(new, newFormat))
            return TypeDifference(relation: relation, isOtherSwift: isOtherSwift)
        }
        return TypeDifference(
            relation: relation(.integer(bits), .integer(otherBits)),
            format: oldFormat == newFormat ? .same : .lenient,
            isOtherSwift: isOtherSwift
        )
    }

    /// Whether a number and text of digits are read alike.
    private static func readsBoth(_ scalar: ScalarType) -> Bool {
        [.int, .int32, .int64, .decimal].contains(scalar)
    }

    /// The values that a type has on the wire.
    private enum Values: Equatable {
        case any
        /// The number of bits.
        case integer(Int)
        /// The same, as text of digits.
        case digits(Int)
        /// Bits of the fraction; a decimal holds every one.
        case fraction(Int)
        case text
        /// Text of one form.
        case formed(ScalarType)
        case bool

        init(_ scalar: ScalarType, _ format: ScalarFormat?) {
            switch scalar {
            case .json: self = .any
            case .string: self = .text
            case .bool: self = format == .number ? .integer(1) : .bool
            case .int32: self = format == .string ? .digits(32) : .integer(32)
            case .int, .int64: self = format == .string ? .digits(64) : .integer(64)
            case .float: self = .fraction(24)
            case .double: self = .fraction(53)
            case .decimal: self = format == .string ? .formed(.decimal) : .fraction(200)
            case .dateTime where format == .epochSeconds || format == .epochMilliseconds: self = .integer(64)
            case .date, .dateTime, .uuid, .url, .base64: self = .formed(scalar)
            }
        }
    }

    private static func relation(_ old: Values, _ new: Values) -> TypeDifference.Relation {
        if old == new { return .same }
        if isWithin(old, new) { return .widened }
        return isWithin(new, old) ? .narrowed : .changed
    }

    private static func isWithin(_ small: Values, _ large: Values) -> Bool {
        switch (small, large) {
        case (_, .any), (.formed, .text), (.integer, .fraction), (.digits, .text), (.digits, .formed(.decimal)): true
        case (.integer(let few), .integer(let many)): few < many
        case (.fraction(let few), .fraction(let many)): few < many
        default: false
        }
    }
}

extension ScalarType {
    /// The size of a whole number; `nil` for everything else.
    fileprivate var bits: Int? {
        switch self {
        case .int32: 32
        case .int, .int64: 64
        default: nil
        }
    }
}

extension TypeDifference {
    /// Takes back a difference of two whole numbers that limits make none of: every value that keeps to the old limits
    /// fits into the new type, or the other way round.
    mutating func confine(_ old: TypeReference, _ oldLimits: Limits, _ new: TypeReference, _ newLimits: Limits) {
        switch relation {
        case .narrowed where old.fits(into: new, within: oldLimits): relation = .same
        case .widened where new.fits(into: old, within: newLimits): relation = .same
        default: break
        }
    }
}

extension TypeReference {
    /// Whether values of a whole number within limits fit into a smaller one.
    fileprivate func fits(into other: TypeReference, within limits: Limits) -> Bool {
        guard case .scalar(let scalar, _) = self, case .scalar(.int32, _) = other, scalar.bits == 64,
            let low = limits.minimum.flatMap({ Decimal(string: $0.value) }),
            let high = limits.maximum.flatMap({ Decimal(string: $0.value) })
        else { return false }
        return low >= Decimal(Int32.min) && high <= Decimal(Int32.max)
    }
}
