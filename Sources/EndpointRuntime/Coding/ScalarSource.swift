import Foundation

/// A place that holds one scalar: a field of an object, or a value by itself.
///
/// The concrete methods exist because decoders are much faster at `decode(String.self)` than at the generic form.
/// All of them give `nil` for null and for a field that is absent.
protocol ScalarSource {
    var path: [any CodingKey] { get }
    func string() throws -> String?
    func bool() throws -> Bool?
    func int() throws -> Int?
    func int32() throws -> Int32?
    func int64() throws -> Int64?
    func float() throws -> Float?
    func double() throws -> Double?
    func value<T: Decodable>(_ type: T.Type) throws -> T?
    /// The error for a value that had to be there.
    func missing(_ type: Any.Type) -> DecodingError
}

struct KeyedSource: ScalarSource {
    let container: KeyedDecodingContainer<FieldKey>
    let key: FieldKey

    var path: [any CodingKey] { container.codingPath + [key] }
    func string() throws -> String? { try container.decodeIfPresent(String.self, forKey: key) }
    func bool() throws -> Bool? { try container.decodeIfPresent(Bool.self, forKey: key) }
    func int() throws -> Int? { try located { try container.decodeIfPresent(Int.self, forKey: key) } }
    func int32() throws -> Int32? { try located { try container.decodeIfPresent(Int32.self, forKey: key) } }
    func int64() throws -> Int64? { try located { try container.decodeIfPresent(Int64.self, forKey: key) } }
    func float() throws -> Float? { try located { try container.decodeIfPresent(Float.self, forKey: key) } }
    func double() throws -> Double? { try located { try container.decodeIfPresent(Double.self, forKey: key) } }
    func value<T: Decodable>(_ type: T.Type) throws -> T? { try container.decodeIfPresent(type, forKey: key) }

    func missing(_ type: Any.Type) -> DecodingError {
        let context = DecodingError.Context(codingPath: container.codingPath, debugDescription: "required")
        guard container.contains(key) else { return .keyNotFound(key, context) }
        return .valueNotFound(type, DecodingError.Context(codingPath: path, debugDescription: "null"))
    }
}

struct SingleSource: ScalarSource {
    let container: any SingleValueDecodingContainer

    init(_ decoder: any Decoder) throws { container = try decoder.singleValueContainer() }

    var path: [any CodingKey] { container.codingPath }
    func string() throws -> String? { container.decodeNil() ? nil : try container.decode(String.self) }
    func bool() throws -> Bool? { container.decodeNil() ? nil : try container.decode(Bool.self) }
    func int() throws -> Int? { try located { container.decodeNil() ? nil : try container.decode(Int.self) } }
    func int32() throws -> Int32? { try located { container.decodeNil() ? nil : try container.decode(Int32.self) } }
    func int64() throws -> Int64? { try located { container.decodeNil() ? nil : try container.decode(Int64.self) } }
    func float() throws -> Float? { try located { container.decodeNil() ? nil : try container.decode(Float.self) } }
    func double() throws -> Double? { try located { container.decodeNil() ? nil : try container.decode(Double.self) } }
    func value<T: Decodable>(_ type: T.Type) throws -> T? { container.decodeNil() ? nil : try container.decode(type) }

    func missing(_ type: Any.Type) -> DecodingError {
        .valueNotFound(type, DecodingError.Context(codingPath: path, debugDescription: "null"))
    }
}

extension ScalarSource {
    /// The value, or the error for its absence.
    func required<T>(_ value: T?) throws -> T {
        guard let value else { throw missing(T.self) }
        return value
    }

    /// Gives a place to errors that have none: `JSONDecoder` throws some of its own for numbers that do not fit.
    func located<T>(_ read: () throws -> T) throws -> T {
        do {
            return try read()
        } catch let error as DecodingError {
            throw error
        } catch {
            throw corrupted("a number that fits")
        }
    }

    func corrupted(_ expected: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: expected))
    }
}
