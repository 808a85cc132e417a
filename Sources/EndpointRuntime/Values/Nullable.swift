/// A value or null, where both are written: in lists and maps, whose elements cannot be left out.
public enum Nullable<Value>: ExpressibleByNilLiteral {
    case null
    case value(Value)

    public init(nilLiteral: ()) { self = .null }

    public init(_ optional: Value?) {
        self = optional.map(Nullable.value) ?? .null
    }

    /// The value, or `nil` for null.
    public var optional: Value? { if case .value(let value) = self { value } else { nil } }
}

extension Nullable: Sendable where Value: Sendable {}
extension Nullable: Equatable where Value: Equatable {}
extension Nullable: Hashable where Value: Hashable {}

extension Nullable: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws {
        self = try WireReader.orNull(.value()).read(from: decoder)
    }
}

extension Nullable: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws {
        try WireWriter.orNull(.value()).write(self, to: encoder)
    }
}

/// What a request does to a field: leaves it, clears it with null, or sets it.
public enum Change<Value> {
    /// Left out of the request. On receipt: the field was absent.
    case keep
    /// Written as null.
    case clear
    case set(Value)

    /// The new value, if there is one.
    public var value: Value? { if case .set(let value) = self { value } else { nil } }
}

extension Change: Sendable where Value: Sendable {}
extension Change: Equatable where Value: Equatable {}
extension Change: Hashable where Value: Hashable {}
