import EndpointRuntime
import Foundation

public nonisolated struct Page<Item: Sendable>: Sendable {
    public var items: [Item]
    public var hasMore: Bool
    public var first: Item?
    public var meta: Meta

    public init(items: [Item], hasMore: Bool, first: Item? = nil, meta: Meta) {
        self.items = items
        self.hasMore = hasMore
        self.first = first
        self.meta = meta
    }

    public nonisolated struct Meta: Sendable {
        public var best: Item?

        public init(best: Item? = nil) {
            self.best = best
        }
    }
}

nonisolated extension Page: Decodable where Item: Decodable {
    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        items = try object.value("items", .list(.generic()))
        hasMore = try object.bool("has_more")
        first = try object.valueIfPresent("first", .generic())
        meta = try object.value("meta")
    }
}

nonisolated extension Page: Encodable where Item: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.value("items", items, .list(.generic()))
        try object.bool("has_more", hasMore)
        try object.valueIfPresent("first", first, .generic())
        try object.value("meta", meta)
    }
}

nonisolated extension Page: Equatable, Hashable where Item: Hashable {}

nonisolated extension Page.Meta: Decodable where Item: Decodable {
    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        best = try object.valueIfPresent("best", .generic())
    }
}

nonisolated extension Page.Meta: Encodable where Item: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.valueIfPresent("best", best, .generic())
    }
}

nonisolated extension Page.Meta: Equatable, Hashable where Item: Hashable {}

@available(*, deprecated, renamed: "Page")
public typealias Batch<Item: Sendable> = Page<Item>

public nonisolated enum Either<Left: Sendable, Right: Sendable>: Sendable {
    case left(Left)
    case right(Right)
    /// A kind that this version of the app does not know, kept as it was sent.
    case unknown(JSONValue)
}

nonisolated extension Either: Decodable where Left: Decodable, Right: Decodable {
    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        switch try Tag.text("side", from: decoder) {
        case "left": self = .left(try object.value("value", .generic()))
        case "right": self = .right(try object.value("value", .generic()))
        default: self = .unknown(try JSONValue(from: decoder))
        }
    }
}

public nonisolated struct User: Decodable, Sendable {
    public var name: String

    public init(name: String) {
        self.name = name
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        name = try object.string("name")
    }
}

public nonisolated struct Users: Decodable, Sendable {
    public var pages: [Page<User>]
    public var meta: Page<User>.Meta
    public var numbers: Page<Int?>

    public init(pages: [Page<User>], meta: Page<User>.Meta, numbers: Page<Int?>) {
        self.pages = pages
        self.meta = meta
        self.numbers = numbers
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        pages = try object.value("pages")
        meta = try object.value("meta")
        numbers = try object.value("numbers")
    }
}
