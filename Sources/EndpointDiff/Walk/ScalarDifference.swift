import EndpointNaming
import EndpointSpec

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
        let relation = relation(Values(old, oldFormat), Values(new, newFormat))
        return TypeDifference(relation: relation, isOtherSwift: isOtherSwift)
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
            case .int32: self = format == .string ? .formed(.int) : .integer(32)
            case .int, .int64: self = format == .string ? .formed(.int) : .integer(64)
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
        case (_, .any), (.formed, .text), (.integer, .fraction): true
        case (.integer(let few), .integer(let many)): few < many
        case (.fraction(let few), .fraction(let many)): few < many
        default: false
        }
    }
}
