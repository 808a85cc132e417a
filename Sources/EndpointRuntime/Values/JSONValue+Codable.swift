import Foundation

extension JSONValue: Codable {
    public init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: FieldKey.self) {
            self = try .object(Self.members(of: members))
            return
        }
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if container.decodeNil() {
            self = .null
        } else if let number = JSONNumber(in: container) {
            self = .number(number)
        } else if let flag = try? container.decode(Bool.self) {
            self = .bool(flag)
        } else {
            self = try .array(Self.elements(of: decoder.unkeyedContainer()))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let members):
            var container = encoder.container(keyedBy: FieldKey.self)
            for (key, value) in members { try container.encode(value, forKey: FieldKey(key)) }
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
        default:
            var container = encoder.singleValueContainer()
            try encodeScalar(in: &container)
        }
    }

    private func encodeScalar(in container: inout any SingleValueEncodingContainer) throws {
        switch self {
        case .bool(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .number(let number): try number.encode(in: &container)
        case .null, .array, .object: try container.encodeNil()
        }
    }

    private static func members(of container: KeyedDecodingContainer<FieldKey>) throws -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        for key in container.allKeys { members[key.stringValue] = try container.decode(JSONValue.self, forKey: key) }
        return members
    }

    private static func elements(of container: any UnkeyedDecodingContainer) throws -> [JSONValue] {
        var container = container
        var elements: [JSONValue] = []
        while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
        return elements
    }
}

extension JSONNumber {
    /// `nil` where something else stands.
    init?(in container: any SingleValueDecodingContainer) {
        if let integer = try? container.decode(Int64.self) {
            self.init(integer)
        } else if let decimal = try? container.decode(Decimal.self), let number = JSONNumber(decimal) {
            self = number
        } else if let double = try? container.decode(Double.self) {
            self.init(double)
        } else {
            return nil
        }
    }

    func encode(in container: inout any SingleValueEncodingContainer) throws {
        switch storage {
        case .integer(let value): try container.encode(value)
        case .decimal(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        }
    }
}
