import EndpointRuntime
import Foundation

public nonisolated struct UserID: RawRepresentable, Decodable, Hashable, MapKey, Sendable {
    public var rawValue: Int64

    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Int64) {
        self.rawValue = rawValue
    }

    public init(from decoder: any Decoder) throws {
        rawValue = try WireReader.int64(as: .text).read(from: decoder)
    }
}

public nonisolated enum Gender: WholeNumberEnum, Sendable {
    case unknownValue
    case male
    case female
    /// A value that this version of the app does not know, kept as it was sent.
    case unknown(Int64)

    public init(rawValue: Int64) {
        switch rawValue {
        case 0: self = .unknownValue
        case 1: self = .male
        case 2: self = .female
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Int64 {
        switch self {
        case .unknownValue: 0
        case .male: 1
        case .female: 2
        case .unknown(let value): value
        }
    }

    /// The values that this version of the app knows, in the order of the spec.
    public static var knownCases: [Gender] { [.unknownValue, .male, .female] }
}

/// Face and name, as lists show them.
/// */ public let injected = 1
///
/// Second paragraph.
public nonisolated struct Post: Decodable, Identifiable, Sendable {
    /// Never changes.
    public var id: UserID
    /// Example: `花子`.
    public var name: String
    public var avatarURL: URL?
    public var isVip: Bool
    public var gender: Gender
    public var createdAt: Date
    @available(*, deprecated, message: "Use createdAt.")
    public var publishedAt: Date? {
        get { storedPublishedAt }
        set { storedPublishedAt = newValue }
    }
    private var storedPublishedAt: Date?
    public var birthday: CalendarDate?
    public var coins: Int64
    public var price: Decimal
    public var tags: [String]
    public var days: [Date]
    public var scores: [String: Int]
    public var friends: [UserID: [UserID]]?
    public var notes: [String?]
    public var extra: JSONValue?
    public var ext: Settings?
    /// What it repeats.
    public var repost: Post? {
        get { storedRepost.value }
        set { storedRepost.value = newValue }
    }
    private var storedRepost: Indirect<Post?>
    public var settings: Settings

    public init(
        id: UserID,
        name: String,
        avatarURL: URL?,
        isVip: Bool = false,
        gender: Gender = .unknownValue,
        createdAt: Date,
        publishedAt: Date? = nil,
        birthday: CalendarDate? = nil,
        coins: Int64 = 0,
        price: Decimal = Decimal(sign: .plus, exponent: -2, significand: 110),
        tags: [String] = [],
        days: [Date],
        scores: [String: Int],
        friends: [UserID: [UserID]]? = nil,
        notes: [String?],
        extra: JSONValue? = nil,
        ext: Settings? = nil,
        repost: Post? = nil,
        settings: Settings
    ) {
        self.id = id
        self.name = name
        self.avatarURL = avatarURL
        self.isVip = isVip
        self.gender = gender
        self.createdAt = createdAt
        self.storedPublishedAt = publishedAt
        self.birthday = birthday
        self.coins = coins
        self.price = price
        self.tags = tags
        self.days = days
        self.scores = scores
        self.friends = friends
        self.notes = notes
        self.extra = extra
        self.ext = ext
        self.storedRepost = Indirect(repost)
        self.settings = settings
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        try object.fixed("object", "post")
        try object.fixed("version", 2)
        try object.fixed("deleted", false)
        id = try object.value("uid")
        name = try object.string("nickname")
        avatarURL = try object.urlOrNull("avatar_url")
        isVip = try object.boolIfPresent("is_vip", as: .number) ?? false
        gender = try object.valueIfPresent("gender") ?? .unknownValue
        createdAt = try object.date("created_at", .epochMilliseconds)
        storedPublishedAt = try object.dateIfPresent("published_at", .iso8601)
        birthday = try object.dayIfPresent("birthday")
        coins = try object.int64IfPresent("coins") ?? 0
        price = try object.decimalIfPresent("price") ?? Decimal(sign: .plus, exponent: -2, significand: 110)
        tags = try object.valueIfPresent("tags") ?? []
        days = try object.value("days", .list(.date(.iso8601)))
        scores = try object.numbers("scores")
        friends = try object.valueIfPresent("friends", .dictionary(.list(.value())))
        notes = try object.value("notes", .list(.nullable(.string)))
        extra = try object.jsonIfPresent("extra")
        ext = try object.valueIfPresent("ext", .jsonString(.value()))
        storedRepost = Indirect(try object.valueIfPresent("repost"))
        settings = try object.value("settings")
    }

    public nonisolated struct Settings: Decodable, Sendable {
        public var allowsStrangers: Bool
        public var mode: Mode
        public var mutedUntil: Date?

        public init(allowsStrangers: Bool, mode: Mode, mutedUntil: Date? = nil) {
            self.allowsStrangers = allowsStrangers
            self.mode = mode
            self.mutedUntil = mutedUntil
        }

        public init(from decoder: any Decoder) throws {
            let object = try ObjectDecoder(decoder)
            allowsStrangers = try object.bool("allows_strangers")
            mode = try object.value("mode")
            mutedUntil = try object.dateIfPresent("muted_until", .epochMilliseconds)
        }

        public nonisolated enum Mode: RawRepresentable, Decodable, Hashable, Sendable {
            case quiet
            case loud
            /// A value that this version of the app does not know, kept as it was sent.
            case unknown(String)

            public init(rawValue: String) {
                switch rawValue {
                case "quiet": self = .quiet
                case "loud": self = .loud
                default: self = .unknown(rawValue)
                }
            }

            public var rawValue: String {
                switch self {
                case .quiet: "quiet"
                case .loud: "loud"
                case .unknown(let value): value
                }
            }

            /// The values that this version of the app knows, in the order of the spec.
            public static var knownCases: [Mode] { [.quiet, .loud] }
        }
    }
}

@available(*, deprecated, renamed: "Post")
public typealias Article = Post

/// - Note: Deprecated. Nothing is in it.
public nonisolated struct Empty: Decodable, Sendable {
    public init() {}

    public init(from decoder: any Decoder) throws {
        _ = try ObjectDecoder(decoder)
    }
}

public nonisolated struct Reserved: Decodable, Sendable {
    public var `default`: String
    public var `self`: Int
    public var `init`: Int?
    public var `in`: Int
    public var `inout`: Int
    public var object: String
    public var decoder: String

    public init(
        default: String,
        self selfValue: Int,
        init: Int? = nil,
        in: Int,
        `inout`: Int,
        object: String,
        decoder: String
    ) {
        self.default = `default`
        self.`self` = selfValue
        self.`init` = `init`
        self.in = `in`
        self.inout = `inout`
        self.object = object
        self.decoder = decoder
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        `default` = try object.string("default")
        self.`self` = try object.int("self")
        `init` = try object.intIfPresent("init")
        `in` = try object.int("in")
        `inout` = try object.int("inout")
        self.object = try object.string("object")
        self.decoder = try object.string("decoder")
    }
}

public nonisolated struct Wallet: Decodable, Sendable {
    public var balance: Foundation.Date

    public init(balance: Foundation.Date) {
        self.balance = balance
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        balance = try object.value("balance")
    }
}
