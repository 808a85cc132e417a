public import EndpointRuntime
public import Foundation

/// Tagged: `event` tells; both of the first two hold the same model, which has the field too.
public nonisolated enum Event: Codable, Hashable, Sendable {
    case labeled(LabelEvent)
    case unlabeled(LabelEvent)
    case unknown(JSONValue)

    public init(from decoder: any Decoder) throws {
        switch try Tag.text("event", from: decoder) {
        case "labeled": self = .labeled(try LabelEvent(from: decoder))
        case "unlabeled": self = .unlabeled(try LabelEvent(from: decoder))
        default: self = .unknown(try JSONValue(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .labeled(let value):
            try value.encode(to: encoder)
            try Tag.write("labeled", "event", to: encoder)
        case .unlabeled(let value):
            try value.encode(to: encoder)
            try Tag.write("unlabeled", "event", to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

public nonisolated struct LabelEvent: Codable, Hashable, Sendable {
    public var id: Int64
    public var event: String
    public init(id: Int64, event: String) {
        self.id = id
        self.event = event
    }
    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        id = try object.int64("id")
        event = try object.string("event")
    }
    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.int64("id", id)
        try object.string("event", event)
    }
}

/// Tagged with the content beside: `{ "kind": "text", "payload": … }`.
public nonisolated enum Content: Codable, Hashable, Sendable {
    case named(Named)
    case count(Int)
    case unknown(JSONValue)

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        switch try Tag.text("kind", from: decoder) {
        case "named": self = .named(try object.value("payload"))
        case "count": self = .count(try object.int("payload"))
        default: self = .unknown(try JSONValue(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .named(let value):
            var object = try ObjectEncoder(encoder)
            try object.string("kind", "named")
            try object.value("payload", value)
        case .count(let value):
            var object = try ObjectEncoder(encoder)
            try object.string("kind", "count")
            try object.int("payload", value)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

/// Tagged by whole numbers.
public nonisolated enum Message: Decodable, Hashable, Sendable {
    case text(Named)
    case unknown(JSONValue)

    public init(from decoder: any Decoder) throws {
        switch try Tag.integer("type", from: decoder) {
        case 1: self = .text(try Named(from: decoder))
        default: self = .unknown(try JSONValue(from: decoder))
        }
    }
}

/// A flag tells; what has none is the other.
public nonisolated enum CustomerOrDeleted: Decodable, Hashable, Sendable {
    case deleted(LabelEvent)
    case otherwise(Named)

    public init(from decoder: any Decoder) throws {
        switch try Tag.flag("deleted", from: decoder) {
        case true: self = .deleted(try LabelEvent(from: decoder))
        default: self = .otherwise(try Named(from: decoder))
        }
    }
}

/// What a request changes; every depth of null.
public nonisolated struct Patch: Codable, Hashable, Sendable {
    public var name: String?
    public var bio: String?
    public var nickname: Change<String>
    public var days: Change<[Date]>
    public var tags: [Nullable<String>]
    public var limits: [String: Nullable<Int>]?

    public init(
        name: String? = nil,
        bio: String?,
        nickname: Change<String> = .keep,
        days: Change<[Date]> = .keep,
        tags: [Nullable<String>] = [],
        limits: [String: Nullable<Int>]? = nil
    ) {
        self.name = name
        self.bio = bio
        self.nickname = nickname
        self.days = days
        self.tags = tags
        self.limits = limits
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        name = try object.stringIfPresent("name")
        bio = try object.stringOrNull("bio")
        nickname = try object.change("nickname", .string)
        days = try object.change("days", .list(.date(.iso8601)))
        tags = try object.valueIfPresent("tags", .list(.orNull(.string))) ?? []
        limits = try object.valueIfPresent("limits", .map(.orNull(.int)))
    }

    public func encode(to encoder: any Encoder) throws {
        try Limit.length("name", name, minimum: 1, maximum: 5)
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("name", name)
        try object.stringOrNull("bio", bio)
        try object.change("nickname", nickname, .string)
        try object.change("days", days, .list(.date(.iso8601)))
        try object.value("tags", tags, .list(.orNull(.string)))
        try object.valueIfPresent("limits", limits, .map(.orNull(.int)))
    }
}
