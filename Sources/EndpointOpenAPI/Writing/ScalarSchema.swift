import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Scalars as schemas; what the formats registered for OpenAPI leave open is said in vendor keys.
enum ScalarSchema {
    static func pairs(_ scalar: ScalarType, _ format: ScalarFormat?) -> [DocumentPair] {
        if let format, let pairs = formatted(scalar, format) { return pairs }
        return switch scalar {
        case .string: type("string")
        case .bool: type("boolean")
        case .int: type("integer")
        case .int32: type("integer", format: "int32")
        case .int64: type("integer", format: "int64")
        case .float: type("number", format: "float")
        case .double: type("number", format: "double")
        case .decimal: type("number", format: "decimal") + [DocumentPair(VendorKeys.type, .text("decimal"))]
        case .date: type("string", format: "date")
        case .dateTime: type("string", format: "date-time")
        case .uuid: type("string", format: "uuid")
        case .url: type("string", format: "uri")
        case .base64: type("string") + [DocumentPair("contentEncoding", .text("base64"))]
        // Any value fits a schema without keys.
        case .json: []
        }
    }

    /// `nil` where the plain form of the type is meant.
    private static func formatted(_ scalar: ScalarType, _ format: ScalarFormat) -> [DocumentPair]? {
        let wire: [DocumentPair]
        switch format {
        case .iso8601: return nil
        case .base64url: return type("string") + [DocumentPair("contentEncoding", .text("base64url"))]
        case .number: wire = type("integer") + [DocumentPair("enum", .list([.number(0), .number(1)]))]
        case .string, .http, .pattern: wire = type("string")
        case .epochSeconds, .epochMilliseconds: wire = type("integer", format: "int64")
        }
        return wire + [
            DocumentPair(VendorKeys.type, .text(scalar.rawValue)),
            DocumentPair(VendorKeys.format, .text(text(of: format))),
        ]
    }

    private static func type(_ name: String, format: String? = nil) -> [DocumentPair] {
        var pairs = PairList()
        pairs.add("type", .text(name))
        pairs.add("format", format.map { .text($0) })
        return pairs.pairs
    }

    /// As the native format writes it.
    static func text(of format: ScalarFormat) -> String {
        switch format {
        case .number: "number"
        case .string: "string"
        case .iso8601: "iso8601"
        case .epochSeconds: "epochSeconds"
        case .epochMilliseconds: "epochMilliseconds"
        case .http: "http"
        case .pattern(let pattern, _): pattern
        case .base64url: "base64url"
        }
    }
}
