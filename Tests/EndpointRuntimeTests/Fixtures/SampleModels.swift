public import EndpointRuntime
public import Foundation

public nonisolated struct UserID: RawRepresentable, Codable, Hashable, Sendable, MapKey {
    public var rawValue: Int64
    public init(rawValue: Int64) { self.rawValue = rawValue }
    public init(_ rawValue: Int64) { self.rawValue = rawValue }
    public init(from decoder: any Decoder) throws { rawValue = try WireReader.int64(as: .text).read(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try WireWriter.int64(as: .text).write(rawValue, to: encoder) }
}

public nonisolated enum OrderStatus: RawRepresentable, Codable, Hashable, Sendable {
    case created
    case paid
    case unknown(String)

    public static var knownCases: [Self] { [.created, .paid] }

    public init(rawValue: String) {
        switch rawValue {
        case "created": self = .created
        case "paid": self = .paid
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .created: "created"
        case .paid: "paid"
        case .unknown(let value): value
        }
    }
}

public nonisolated enum Gender: WholeNumberEnum {
    case unknownValue
    case male
    case unknown(Int64)

    public init(rawValue: Int64) {
        switch rawValue {
        case 0: self = .unknownValue
        case 1: self = .male
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Int64 {
        switch self {
        case .unknownValue: 0
        case .male: 1
        case .unknown(let value): value
        }
    }
}

public nonisolated enum Visibility: String, Codable, CaseIterable, Hashable, Sendable {
    case everyone, friends
}

public nonisolated struct Ban: Decodable, Hashable, Sendable {
    public var reason: String
    public var until: Date?
    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        reason = try object.string("reason")
        until = try object.dateIfPresent("until", .epochMilliseconds)
    }
}

public nonisolated struct Named: Codable, Hashable, Sendable {
    public var name: String
    public init(name: String) { self.name = name }
    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        name = try object.string("name")
    }
    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.string("name", name)
    }
}

/// Recursive: `repost` is boxed.
public nonisolated struct Post: Codable, Hashable, Identifiable, Sendable {
    public var id: UserID
    public var text: String
    private var repostBox: Indirect<Post?>
    public var repost: Post? {
        get { repostBox.value }
        set { repostBox.value = newValue }
    }

    public init(id: UserID, text: String, repost: Post? = nil) {
        self.id = id
        self.text = text
        repostBox = Indirect(repost)
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        id = try object.value("id")
        text = try object.string("text")
        repostBox = Indirect(try object.valueIfPresent("repost"))
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.value("id", id)
        try object.string("text", text)
        try object.valueIfPresent("repost", repost)
    }
}

public nonisolated struct Page<Item: Sendable>: Sendable {
    public var items: [Item]
    public var hasMore: Bool
    public init(items: [Item], hasMore: Bool) {
        self.items = items
        self.hasMore = hasMore
    }
}

nonisolated extension Page: Decodable where Item: Decodable {
    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        items = try object.value("items", .list(.generic()))
        hasMore = try object.bool("has_more")
    }
}

nonisolated extension Page: Encodable where Item: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.value("items", items, .list(.generic()))
        try object.bool("has_more", hasMore)
    }
}

nonisolated extension Page: Equatable where Item: Equatable {}
nonisolated extension Page: Hashable where Item: Hashable {}

/// An id, or the object: untagged, told apart by JSON kind.
public nonisolated enum Expandable<Object: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    case id(String)
    case object(Object)
    case unknown(JSONValue)

    public init(from decoder: any Decoder) throws {
        switch try JSONKind.of(decoder) {
        case .string: self = .id(try WireReader.string.read(from: decoder))
        case .object: self = .object(try Object(from: decoder))
        default: self = .unknown(try JSONValue(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .id(let value): try WireWriter.string.write(value, to: encoder)
        case .object(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
