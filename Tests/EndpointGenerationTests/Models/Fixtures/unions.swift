import EndpointRuntime
import Foundation

public nonisolated struct Apple: Codable, Sendable {
    public var receipt: String

    public init(receipt: String) {
        self.receipt = receipt
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        receipt = try object.string("receipt")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.string("receipt", receipt)
    }
}

public nonisolated struct Coin: Codable, Sendable {
    public var kind: String
    public var amount: Int

    public init(kind: String, amount: Int) {
        self.kind = kind
        self.amount = amount
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        kind = try object.string("kind")
        amount = try object.int("amount")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.string("kind", kind)
        try object.int("amount", amount)
    }
}

public nonisolated struct User: Codable, Identifiable, Sendable {
    public var id: Int64
    public var login: String
    public var bio: String?

    public init(id: Int64, login: String, bio: String? = nil) {
        self.id = id
        self.login = login
        self.bio = bio
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        id = try object.int64("id")
        login = try object.string("login")
        bio = try object.stringIfPresent("bio")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.int64("id", id)
        try object.string("login", login)
        try object.stringIfPresent("bio", bio)
    }
}

public nonisolated struct Team: Codable, Sendable {
    public var slug: String?

    public init(slug: String?) {
        self.slug = slug
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        slug = try object.stringOrNull("slug")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringOrNull("slug", slug)
    }
}

public nonisolated enum Size: RawRepresentable, Codable, Hashable, Sendable {
    case small
    /// A value that this version of the app does not know, kept as it was sent.
    case unknown(String)

    public init(rawValue: String) {
        switch rawValue {
        case "s": self = .small
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .small: "s"
        case .unknown(let value): value
        }
    }

    /// The values that this version of the app knows, in the order of the spec.
    public static var knownCases: [Size] { [.small] }
}

public nonisolated enum Payment: Codable, Sendable {
    /// Paid with Apple.
    case apple(Apple)
    case coins(Coin)
    /// A kind that this version of the app does not know, kept as it was sent.
    case unknown(JSONValue)

    public init(from decoder: any Decoder) throws {
        switch try Tag.text("kind", from: decoder) {
        case "apple": self = .apple(try Apple(from: decoder))
        case "coins": self = .coins(try Coin(from: decoder))
        default: self = .unknown(try JSONValue(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .apple(let value):
            try Tag.write("apple", "kind", to: encoder)
            try value.encode(to: encoder)
        case .coins(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

public nonisolated enum Item: Codable, Sendable {
    case user(User)
    case team(Team)

    public init(from decoder: any Decoder) throws {
        switch try Tag.integer("type", from: decoder) {
        case 1: self = .user(try User(from: decoder))
        case 2: self = .team(try Team(from: decoder))
        default: throw Tag.unknown(in: decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .user(let value):
            try Tag.write(1, "type", to: encoder)
            try value.encode(to: encoder)
        case .team(let value):
            try Tag.write(2, "type", to: encoder)
            try value.encode(to: encoder)
        }
    }
}

public nonisolated enum Deletable: Codable, Sendable {
    case gone(Team)
    /// Every other kind.
    case otherwise(User)

    public init(from decoder: any Decoder) throws {
        switch try Tag.flag("deleted", from: decoder) {
        case true: self = .gone(try Team(from: decoder))
        default: self = .otherwise(try User(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .gone(let value):
            try Tag.write(true, "deleted", to: encoder)
            try value.encode(to: encoder)
        case .otherwise(let value): try value.encode(to: encoder)
        }
    }
}

public nonisolated enum Content: Codable, Sendable {
    case text(String)
    case image(Apple)
    case days([CalendarDate])
    case at(Date)
    /// A kind that this version of the app does not know, kept as it was sent.
    case unknown(JSONValue)

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        switch try Tag.text("kind", from: decoder) {
        case "text": self = .text(try object.string("payload"))
        case "image": self = .image(try object.value("payload"))
        case "days": self = .days(try object.value("payload"))
        case "at": self = .at(try object.date("payload", .epochMilliseconds))
        default: self = .unknown(try JSONValue(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let value):
            var object = try ObjectEncoder(encoder)
            try object.string("kind", "text")
            try object.string("payload", value)
        case .image(let value):
            var object = try ObjectEncoder(encoder)
            try object.string("kind", "image")
            try object.value("payload", value)
        case .days(let value):
            var object = try ObjectEncoder(encoder)
            try object.string("kind", "days")
            try object.value("payload", value)
        case .at(let value):
            var object = try ObjectEncoder(encoder)
            try object.string("kind", "at")
            try object.date("payload", value, .epochMilliseconds)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

public nonisolated enum File: Codable, Sendable {
    case directory([User])
    case link(Team)
    case plain(String)
    /// A kind that this version of the app does not know, kept as it was sent.
    case unknown(JSONValue)

    public init(from decoder: any Decoder) throws {
        if try JSONKind.of(decoder) == .array {
            self = .directory(try WireReader.list(.value()).read(from: decoder))
            return
        }
        if try JSONKind.of(decoder) == .string {
            self = .plain(try WireReader.string.read(from: decoder))
            return
        }
        switch try Tag.text("type", from: decoder) {
        case "symlink": self = .link(try Team(from: decoder))
        default: self = .unknown(try JSONValue(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .directory(let value): try WireWriter.list(.value()).write(value, to: encoder)
        case .link(let value):
            try Tag.write("symlink", "type", to: encoder)
            try value.encode(to: encoder)
        case .plain(let value): try WireWriter.string.write(value, to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

public nonisolated enum Filter: Codable, Sendable {
    case number(Int)
    case any
    case noneValue
    /// A kind that this version of the app does not know, kept as it was sent.
    case unknown(JSONValue)

    public init(from decoder: any Decoder) throws {
        switch try JSONKind.of(decoder) {
        case .string:
            switch try WireReader.string.read(from: decoder) {
            case "*": self = .any
            case "none": self = .noneValue
            default: self = .unknown(try JSONValue(from: decoder))
            }
        case .number: self = .number(try WireReader.int.read(from: decoder))
        default: self = .unknown(try JSONValue(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .number(let value): try WireWriter.int.write(value, to: encoder)
        case .any: try WireWriter.string.write("*", to: encoder)
        case .noneValue: try WireWriter.string.write("none", to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

public nonisolated enum Anything: Codable, Sendable {
    case size(Size)
    case flag(Bool)
    case number(Double)
    case list([String])
    case user(User)
    case team(Team)
    /// A kind that this version of the app does not know, kept as it was sent.
    case unknown(JSONValue)

    public init(from decoder: any Decoder) throws {
        switch try JSONKind.of(decoder) {
        case .string: self = .size(try Size(from: decoder))
        case .number: self = .number(try WireReader.double.read(from: decoder))
        case .bool: self = .flag(try WireReader.bool.read(from: decoder))
        case .array: self = .list(try WireReader.list(.string).read(from: decoder))
        case .object:
            let object = try ObjectDecoder(decoder)
            if object.contains(["id", "login"]) {
                self = .user(try User(from: decoder))
            } else if object.contains(["slug"]) {
                self = .team(try Team(from: decoder))
            } else {
                self = .unknown(try JSONValue(from: decoder))
            }
        default: self = .unknown(try JSONValue(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .size(let value): try value.encode(to: encoder)
        case .flag(let value): try WireWriter.bool.write(value, to: encoder)
        case .number(let value): try WireWriter.double.write(value, to: encoder)
        case .list(let value): try WireWriter.list(.string).write(value, to: encoder)
        case .user(let value): try value.encode(to: encoder)
        case .team(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

public nonisolated struct Wait: Codable, Identifiable, Sendable {
    public var id: Int64
    public var minutes: Int?

    public init(id: Int64, minutes: Int? = nil) {
        self.id = id
        self.minutes = minutes
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        id = try object.int64("id")
        minutes = try object.intIfPresent("minutes")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.int64("id", id)
        try object.intIfPresent("minutes", minutes)
    }
}

public nonisolated struct Review: Codable, Identifiable, Sendable {
    public var id: Int64
    public var reviewers: [String]?
    public var teams: Int?

    public init(id: Int64, reviewers: [String]? = nil, teams: Int? = nil) {
        self.id = id
        self.reviewers = reviewers
        self.teams = teams
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        id = try object.int64("id")
        reviewers = try object.valueIfPresent("reviewers")
        teams = try object.intIfPresent("teams")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.int64("id", id)
        try object.valueIfPresent("reviewers", reviewers)
        try object.intIfPresent("teams", teams)
    }
}

public nonisolated enum Rule: Codable, Sendable {
    case wait(Wait)
    case review(Review)
    case map([String: JSONValue])
    /// A kind that this version of the app does not know, kept as it was sent.
    case unknown(JSONValue)

    public init(from decoder: any Decoder) throws {
        switch try JSONKind.of(decoder) {
        case .object:
            let object = try ObjectDecoder(decoder)
            if object.contains(["id"]), object.containsAny(["reviewers", "teams"]) {
                self = .review(try Review(from: decoder))
            } else if object.contains(["id"]) {
                self = .wait(try Wait(from: decoder))
            } else if object.contains(["id"]) {
                self = .review(try Review(from: decoder))
            } else {
                self = .map(try WireReader.map(.json).read(from: decoder))
            }
        default: self = .unknown(try JSONValue(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .wait(let value): try value.encode(to: encoder)
        case .review(let value): try value.encode(to: encoder)
        case .map(let value): try WireWriter.map(.json).write(value, to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

public nonisolated enum Lenient: Codable, Sendable {
    case text(String)
    case rest(JSONValue)

    public init(from decoder: any Decoder) throws {
        switch try JSONKind.of(decoder) {
        case .string: self = .text(try WireReader.string.read(from: decoder))
        default: self = .rest(try WireReader.json.read(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let value): try WireWriter.string.write(value, to: encoder)
        case .rest(let value): try WireWriter.json.write(value, to: encoder)
        }
    }
}

public nonisolated indirect enum Tree: Codable, Sendable {
    case leaf(String)
    case branches([Tree])

    public init(from decoder: any Decoder) throws {
        switch try JSONKind.of(decoder) {
        case .string: self = .leaf(try WireReader.string.read(from: decoder))
        case .array: self = .branches(try WireReader.list(.value()).read(from: decoder))
        default: throw Tag.unknown(in: decoder)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .leaf(let value): try WireWriter.string.write(value, to: encoder)
        case .branches(let value): try WireWriter.list(.value()).write(value, to: encoder)
        }
    }
}
