import Foundation

/// A type that a generic parameter may be and that the API's policy reads other than its `Decodable` would.
protocol GenericallyRead {
    /// A `WireReader<Self>`.
    static var anyReader: Any { get }
}

/// A type that a generic parameter may be and that the API's policy writes other than its `Encodable` would.
protocol GenericallyWritten {
    /// A `WireWriter<Self>`.
    static var anyWriter: Any { get }
}

extension Int: GenericallyRead { static var anyReader: Any { WireReader<Int>.int } }
extension Int32: GenericallyRead { static var anyReader: Any { WireReader<Int32>.int32 } }
extension Int64: GenericallyRead { static var anyReader: Any { WireReader<Int64>.int64 } }
extension Decimal: GenericallyRead { static var anyReader: Any { WireReader<Decimal>.decimal } }
extension URL: GenericallyRead { static var anyReader: Any { WireReader<URL>.url } }
extension Data: GenericallyRead { static var anyReader: Any { WireReader<Data>.data } }

extension Date: GenericallyRead {
    static var anyReader: Any {
        WireReader<Date> { try WireReader.date($0.userInfo.dates).read(from: $0) }
    }
}

extension Optional: GenericallyRead where Wrapped: Decodable {
    static var anyReader: Any { WireReader<Wrapped?>.nullable(.generic()) }
}

extension Nullable: GenericallyRead where Value: Decodable {
    static var anyReader: Any { WireReader<Nullable<Value>>.orNull(.generic()) }
}

extension Array: GenericallyRead where Element: Decodable {
    static var anyReader: Any { WireReader<[Element]>.list(.generic()) }
}

extension Dictionary: GenericallyRead where Key: MapKey, Value: Decodable {
    static var anyReader: Any { WireReader<[Key: Value]>.dictionary(.generic()) }
}

extension Double: GenericallyWritten { static var anyWriter: Any { WireWriter<Double>.double } }
extension Float: GenericallyWritten { static var anyWriter: Any { WireWriter<Float>.float } }
extension URL: GenericallyWritten { static var anyWriter: Any { WireWriter<URL>.url } }
extension Data: GenericallyWritten { static var anyWriter: Any { WireWriter<Data>.data } }

extension Date: GenericallyWritten {
    static var anyWriter: Any {
        WireWriter<Date> { try WireWriter.date($1.userInfo.dates).write($0, to: $1) }
    }
}

extension Optional: GenericallyWritten where Wrapped: Encodable {
    static var anyWriter: Any { WireWriter<Wrapped?>.nullable(.generic()) }
}

extension Nullable: GenericallyWritten where Value: Encodable {
    static var anyWriter: Any { WireWriter<Nullable<Value>>.orNull(.generic()) }
}

extension Array: GenericallyWritten where Element: Encodable {
    static var anyWriter: Any { WireWriter<[Element]>.list(.generic()) }
}

extension Dictionary: GenericallyWritten where Key: MapKey, Value: Encodable {
    static var anyWriter: Any { WireWriter<[Key: Value]>.dictionary(.generic()) }
}

extension CodingUserInfoKey {
    static var dates: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "endpoint.dates") }
}

extension [CodingUserInfoKey: Any] {
    /// How the API writes dates; ISO 8601 where a model is coded outside a client.
    var dates: DateFormat { CodingUserInfoKey.dates.flatMap { self[$0] as? DateFormat } ?? .iso8601 }
}
