import EndpointRuntime
import Foundation

public nonisolated struct UserID: RawRepresentable, Codable, Hashable, MapKey, Sendable {
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

    public func encode(to encoder: any Encoder) throws {
        try WireWriter.int64(as: .text).write(rawValue, to: encoder)
    }
}

public nonisolated struct RoomID: RawRepresentable, Codable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public func encode(to encoder: any Encoder) throws {
        try Limit.length("RoomID", rawValue, minimum: 3)
        try WireWriter.string.write(rawValue, to: encoder)
    }
}

public nonisolated struct Cents: RawRepresentable, Decodable, Hashable, Sendable {
    public var rawValue: Decimal

    public init(rawValue: Decimal) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Decimal) {
        self.rawValue = rawValue
    }

    public init(from decoder: any Decoder) throws {
        rawValue = try WireReader.decimal.read(from: decoder)
    }
}

public nonisolated struct Days: RawRepresentable, Codable, Hashable, Sendable {
    public var rawValue: [CalendarDate]

    public init(rawValue: [CalendarDate]) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: [CalendarDate]) {
        self.rawValue = rawValue
    }

    public init(from decoder: any Decoder) throws {
        rawValue = try WireReader.list(.day).read(from: decoder)
    }

    public func encode(to encoder: any Encoder) throws {
        try WireWriter.list(.day).write(rawValue, to: encoder)
    }
}

public nonisolated enum OrderStatus: RawRepresentable, Codable, Hashable, MapKey, Sendable {
    /// Not paid yet.
    case created
    /// - Note: Deprecated. No more.
    case inProgress
    case `default`
    /// A value that this version of the app does not know, kept as it was sent.
    case unknown(String)

    public init(rawValue: String) {
        switch rawValue {
        case "created": self = .created
        case "in progress": self = .inProgress
        case "default": self = .default
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .created: "created"
        case .inProgress: "in progress"
        case .default: "default"
        case .unknown(let value): value
        }
    }

    /// The values that this version of the app knows, in the order of the spec.
    public static var knownCases: [OrderStatus] { [.created, .inProgress, .default] }
}

public nonisolated enum Level: WholeNumberEnum, Sendable {
    case low
    case lower
    /// A value that this version of the app does not know, kept as it was sent.
    case unknown(Int64)

    public init(rawValue: Int64) {
        switch rawValue {
        case 0: self = .low
        case -1: self = .lower
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Int64 {
        switch self {
        case .low: 0
        case .lower: -1
        case .unknown(let value): value
        }
    }

    /// The values that this version of the app knows, in the order of the spec.
    public static var knownCases: [Level] { [.low, .lower] }
}

public nonisolated enum Visibility: String, Decodable, CaseIterable, Hashable, Sendable {
    case everyone
    case myFriends = "my friends"
}

public nonisolated enum Step: Int64, WholeNumberEnum, CaseIterable, Sendable {
    case one = 1
    case two = 2
}

public nonisolated enum Many: RawRepresentable, Decodable, Hashable, Sendable {
    case aRatherLongValueNumber1
    case aRatherLongValueNumber2
    case aRatherLongValueNumber3
    case aRatherLongValueNumber4
    case aRatherLongValueNumber5
    case aRatherLongValueNumber6
    case aRatherLongValueNumber7
    case aRatherLongValueNumber8
    case aRatherLongValueNumber9
    case aRatherLongValueNumber10
    case aRatherLongValueNumber11
    case aRatherLongValueNumber12
    case aRatherLongValueNumber13
    case aRatherLongValueNumber14
    case aRatherLongValueNumber15
    case aRatherLongValueNumber16
    case aRatherLongValueNumber17
    case aRatherLongValueNumber18
    case aRatherLongValueNumber19
    case aRatherLongValueNumber20
    case aRatherLongValueNumber21
    case aRatherLongValueNumber22
    case aRatherLongValueNumber23
    case aRatherLongValueNumber24
    case aRatherLongValueNumber25
    case aRatherLongValueNumber26
    case aRatherLongValueNumber27
    case aRatherLongValueNumber28
    case aRatherLongValueNumber29
    case aRatherLongValueNumber30
    /// A value that this version of the app does not know, kept as it was sent.
    case unknown(String)

    public init(rawValue: String) {
        switch rawValue {
        case "a rather long value number 1": self = .aRatherLongValueNumber1
        case "a rather long value number 2": self = .aRatherLongValueNumber2
        case "a rather long value number 3": self = .aRatherLongValueNumber3
        case "a rather long value number 4": self = .aRatherLongValueNumber4
        case "a rather long value number 5": self = .aRatherLongValueNumber5
        case "a rather long value number 6": self = .aRatherLongValueNumber6
        case "a rather long value number 7": self = .aRatherLongValueNumber7
        case "a rather long value number 8": self = .aRatherLongValueNumber8
        case "a rather long value number 9": self = .aRatherLongValueNumber9
        case "a rather long value number 10": self = .aRatherLongValueNumber10
        case "a rather long value number 11": self = .aRatherLongValueNumber11
        case "a rather long value number 12": self = .aRatherLongValueNumber12
        case "a rather long value number 13": self = .aRatherLongValueNumber13
        case "a rather long value number 14": self = .aRatherLongValueNumber14
        case "a rather long value number 15": self = .aRatherLongValueNumber15
        case "a rather long value number 16": self = .aRatherLongValueNumber16
        case "a rather long value number 17": self = .aRatherLongValueNumber17
        case "a rather long value number 18": self = .aRatherLongValueNumber18
        case "a rather long value number 19": self = .aRatherLongValueNumber19
        case "a rather long value number 20": self = .aRatherLongValueNumber20
        case "a rather long value number 21": self = .aRatherLongValueNumber21
        case "a rather long value number 22": self = .aRatherLongValueNumber22
        case "a rather long value number 23": self = .aRatherLongValueNumber23
        case "a rather long value number 24": self = .aRatherLongValueNumber24
        case "a rather long value number 25": self = .aRatherLongValueNumber25
        case "a rather long value number 26": self = .aRatherLongValueNumber26
        case "a rather long value number 27": self = .aRatherLongValueNumber27
        case "a rather long value number 28": self = .aRatherLongValueNumber28
        case "a rather long value number 29": self = .aRatherLongValueNumber29
        case "a rather long value number 30": self = .aRatherLongValueNumber30
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .aRatherLongValueNumber1: "a rather long value number 1"
        case .aRatherLongValueNumber2: "a rather long value number 2"
        case .aRatherLongValueNumber3: "a rather long value number 3"
        case .aRatherLongValueNumber4: "a rather long value number 4"
        case .aRatherLongValueNumber5: "a rather long value number 5"
        case .aRatherLongValueNumber6: "a rather long value number 6"
        case .aRatherLongValueNumber7: "a rather long value number 7"
        case .aRatherLongValueNumber8: "a rather long value number 8"
        case .aRatherLongValueNumber9: "a rather long value number 9"
        case .aRatherLongValueNumber10: "a rather long value number 10"
        case .aRatherLongValueNumber11: "a rather long value number 11"
        case .aRatherLongValueNumber12: "a rather long value number 12"
        case .aRatherLongValueNumber13: "a rather long value number 13"
        case .aRatherLongValueNumber14: "a rather long value number 14"
        case .aRatherLongValueNumber15: "a rather long value number 15"
        case .aRatherLongValueNumber16: "a rather long value number 16"
        case .aRatherLongValueNumber17: "a rather long value number 17"
        case .aRatherLongValueNumber18: "a rather long value number 18"
        case .aRatherLongValueNumber19: "a rather long value number 19"
        case .aRatherLongValueNumber20: "a rather long value number 20"
        case .aRatherLongValueNumber21: "a rather long value number 21"
        case .aRatherLongValueNumber22: "a rather long value number 22"
        case .aRatherLongValueNumber23: "a rather long value number 23"
        case .aRatherLongValueNumber24: "a rather long value number 24"
        case .aRatherLongValueNumber25: "a rather long value number 25"
        case .aRatherLongValueNumber26: "a rather long value number 26"
        case .aRatherLongValueNumber27: "a rather long value number 27"
        case .aRatherLongValueNumber28: "a rather long value number 28"
        case .aRatherLongValueNumber29: "a rather long value number 29"
        case .aRatherLongValueNumber30: "a rather long value number 30"
        case .unknown(let value): value
        }
    }

    /// The values that this version of the app knows, in the order of the spec.
    public static var knownCases: [Many] {
        [
            .aRatherLongValueNumber1, .aRatherLongValueNumber2, .aRatherLongValueNumber3, .aRatherLongValueNumber4,
            .aRatherLongValueNumber5, .aRatherLongValueNumber6, .aRatherLongValueNumber7, .aRatherLongValueNumber8,
            .aRatherLongValueNumber9, .aRatherLongValueNumber10, .aRatherLongValueNumber11, .aRatherLongValueNumber12,
            .aRatherLongValueNumber13, .aRatherLongValueNumber14, .aRatherLongValueNumber15, .aRatherLongValueNumber16,
            .aRatherLongValueNumber17, .aRatherLongValueNumber18, .aRatherLongValueNumber19, .aRatherLongValueNumber20,
            .aRatherLongValueNumber21, .aRatherLongValueNumber22, .aRatherLongValueNumber23, .aRatherLongValueNumber24,
            .aRatherLongValueNumber25, .aRatherLongValueNumber26, .aRatherLongValueNumber27, .aRatherLongValueNumber28,
            .aRatherLongValueNumber29, .aRatherLongValueNumber30,
        ]
    }
}

public nonisolated struct Keyed: Decodable, Sendable {
    public var users: [UserID: String]
    public var states: [OrderStatus: Int]
    public var ids: [UUID: Int]

    public init(users: [UserID: String], states: [OrderStatus: Int], ids: [UUID: Int]) {
        self.users = users
        self.states = states
        self.ids = ids
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        users = try object.value("users", .dictionary(.string))
        states = try object.value("states", .dictionary(.int))
        ids = try object.value("ids", .dictionary(.int))
    }
}
