/// What kind of JSON stands somewhere.
public enum JSONKind: Hashable, Sendable {
    case null, bool, number, string, array, object

    /// Looks without taking anything.
    public static func of(_ decoder: any Decoder) throws -> JSONKind {
        if (try? decoder.container(keyedBy: FieldKey.self)) != nil { return .object }
        let container = try decoder.singleValueContainer()
        if (try? container.decode(String.self)) != nil { return .string }
        if container.decodeNil() { return .null }
        if (try? container.decode(Bool.self)) != nil { return .bool }
        if (try? decoder.unkeyedContainer()) != nil { return .array }
        return .number
    }
}

/// An enum over whole numbers. Digits in text are read too; numbers are written.
public protocol WholeNumberEnum: RawRepresentable, Codable, Hashable, Sendable where RawValue == Int64 {}

extension WholeNumberEnum {
    public init(from decoder: any Decoder) throws {
        let source = try SingleSource(decoder)
        guard let value = Self(rawValue: try source.required(source.int64(.number))) else {
            throw source.corrupted("a value of \(Self.self)")
        }
        self = value
    }

    public func encode(to encoder: any Encoder) throws {
        try WireWriter.int64.write(rawValue, to: encoder)
    }
}
