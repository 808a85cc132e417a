import EndpointDiagnostics
import EndpointNaming
package import EndpointSpec

/// How a value is read and written: by a helper of its own, by what its type can do itself, or by a
/// reader and writer put together from parts.
package enum WireCodec: Hashable, Sendable {
    /// `object.date("at", .iso8601)`: the helper's name, and the format as it is passed, where there is one.
    case scalar(String, argument: String?)
    /// `object.value("user")`: the type's own `Codable` is its form on the wire.
    case plain
    /// `object.numbers("limits")`: lists and maps of whole numbers, which write themselves, and for which digits in
    /// text may stand when they are read.
    case numbers
    /// `object.value("days", .list(.date(.iso8601)))`.
    case composed(String)
}

/// Writes the readers and writers of the runtime, which are spelled alike in both directions.
package struct WireExpression: Sendable {
    package let isSent: Bool

    /// - Parameter isSent: Whether a request may carry the value: null in a list is then `Nullable`.
    package init(isSent: Bool) { self.isSent = isSent }

    /// How a field's value, without its presence, travels.
    package func codec(of field: Field) -> WireCodec {
        if field.isJSONString { return .composed(".jsonString(\(expression(field.type)))") }
        return codec(of: field.type)
    }

    /// The same for a type.
    package func codec(of type: TypeReference) -> WireCodec {
        if case .scalar(let scalar, let format) = type {
            return .scalar(scalar.helper, argument: argument(of: scalar, format))
        }
        if isPlain(type) { return .plain }
        return isNumbers(type) ? .numbers : .composed(expression(type))
    }

    /// The reader or writer of a field's value, presence aside.
    package func expression(of field: Field) -> String {
        field.isJSONString ? ".jsonString(\(expression(field.type)))" : expression(field.type)
    }

    /// `.list(.date(.iso8601))`.
    package func expression(_ type: TypeReference) -> String {
        switch type {
        case .scalar(let scalar, let format):
            argument(of: scalar, format).map { ".\(scalar.helper)(\($0))" } ?? "." + scalar.helper
        case .list(let element): ".list(\(expression(element)))"
        case .map(let value, let keys): (keys == nil ? ".map(" : ".dictionary(") + expression(value) + ")"
        case .model: ".value()"
        case .parameter: ".generic()"
        case .nullable(let value): (isSent ? ".orNull(" : ".nullable(") + expression(value) + ")"
        }
    }

    /// Whether `Codable` as Swift and the runtime have it reads and writes the type's form on the wire.
    private func isPlain(_ type: TypeReference) -> Bool {
        switch type {
        case .scalar(.string, _), .scalar(.json, _), .scalar(.double, _), .scalar(.float, _), .scalar(.date, _): true
        case .scalar(.bool, let format): format == nil
        case .scalar, .parameter, .nullable: false
        case .list(let element): isPlain(element)
        case .map(let value, let keys): keys == nil && isPlain(value)
        case .model: true
        }
    }

    private func isNumbers(_ type: TypeReference) -> Bool {
        switch type {
        case .scalar(.int, let format), .scalar(.int32, let format), .scalar(.int64, let format):
            format == nil || format == .number
        case .list(let element): isNumbers(element)
        case .map(let value, let keys): keys == nil && isNumbers(value)
        case .scalar, .model, .parameter, .nullable: false
        }
    }

    private func argument(of scalar: ScalarType, _ format: ScalarFormat?) -> String? {
        switch (scalar, format) {
        case (.dateTime, let format): Self.dateFormat(format ?? .iso8601)
        case (.bool, .number): "as: .number"
        case (.base64, .base64url): "as: .base64url"
        case (.int, .string), (.int32, .string), (.int64, .string), (.decimal, .string): "as: .text"
        default: nil
        }
    }

    /// The runtime's `DateFormat`.
    package static func dateFormat(_ format: ScalarFormat) -> String {
        switch format {
        case .epochSeconds: ".epochSeconds"
        case .epochMilliseconds: ".epochMilliseconds"
        case .http: ".http"
        case .pattern(let pattern, let zone):
            ".pattern(\(SwiftLiteral.string(pattern)), zone: \(SwiftLiteral.string(zone)))"
        case .iso8601, .number, .string, .base64url: ".iso8601"
        }
    }
}

extension ScalarType {
    /// The runtime's word for it.
    var helper: String {
        switch self {
        case .string, .bool, .int, .int32, .int64, .float, .double, .decimal, .uuid, .url, .json: rawValue
        case .date: "day"
        case .dateTime: "date"
        case .base64: "data"
        }
    }
}
