import EndpointRuntime
import Foundation

public nonisolated struct Locale: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Date: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Data: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct URL: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Error: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Task: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Request: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Response: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Result: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct `Type`: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct `Self`: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct `Protocol`: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct ValidationError: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Client: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct `Any`: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Optional: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Never: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct String: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Int: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Sendable: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Decodable: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Decoder: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct ObjectDecoder: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct JSONValue: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Indirect: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Equatable: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct ID: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Array: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Tag: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Hashable: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct RawRepresentable: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct WireReader: Codable, Swift.Sendable {
    public var value: Swift.String?

    public init(value: Swift.String? = nil) {
        self.value = value
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        value = try object.stringIfPresent("value")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("value", value)
    }
}

public nonisolated struct Everything: Codable, Swift.Sendable {
    public var field0: Locale
    public var field1: Date
    public var field2: Data
    public var field3: URL
    public var field4: Error
    public var field5: Task
    public var field6: Request
    public var field7: Response
    public var field8: Result
    public var field9: `Type`
    public var field10: `Self`
    public var field11: `Protocol`
    public var field12: ValidationError
    public var field13: Client
    public var field14: `Any`
    public var field15: Optional
    public var field16: Never
    public var field17: String
    public var field18: Int
    public var field19: Sendable
    public var field20: Decodable
    public var field21: Decoder
    public var field22: ObjectDecoder
    public var field23: JSONValue
    public var field24: Indirect
    public var field25: Equatable
    public var field26: ID
    public var field27: Array
    public var field28: Tag
    public var field29: Hashable
    public var field30: RawRepresentable
    public var field31: WireReader
    public var at: Foundation.Date
    public var data: Foundation.Data
    public var url: Foundation.URL
    public var json: EndpointRuntime.JSONValue
    public var change: Change<Swift.String>
    public var id: Response

    public init(
        field0: Locale,
        field1: Date,
        field2: Data,
        field3: URL,
        field4: Error,
        field5: Task,
        field6: Request,
        field7: Response,
        field8: Result,
        field9: `Type`,
        field10: `Self`,
        field11: `Protocol`,
        field12: ValidationError,
        field13: Client,
        field14: `Any`,
        field15: Optional,
        field16: Never,
        field17: String,
        field18: Int,
        field19: Sendable,
        field20: Decodable,
        field21: Decoder,
        field22: ObjectDecoder,
        field23: JSONValue,
        field24: Indirect,
        field25: Equatable,
        field26: ID,
        field27: Array,
        field28: Tag,
        field29: Hashable,
        field30: RawRepresentable,
        field31: WireReader,
        at: Foundation.Date,
        data: Foundation.Data,
        url: Foundation.URL,
        json: EndpointRuntime.JSONValue,
        change: Change<Swift.String> = .keep,
        id: Response
    ) {
        self.field0 = field0
        self.field1 = field1
        self.field2 = field2
        self.field3 = field3
        self.field4 = field4
        self.field5 = field5
        self.field6 = field6
        self.field7 = field7
        self.field8 = field8
        self.field9 = field9
        self.field10 = field10
        self.field11 = field11
        self.field12 = field12
        self.field13 = field13
        self.field14 = field14
        self.field15 = field15
        self.field16 = field16
        self.field17 = field17
        self.field18 = field18
        self.field19 = field19
        self.field20 = field20
        self.field21 = field21
        self.field22 = field22
        self.field23 = field23
        self.field24 = field24
        self.field25 = field25
        self.field26 = field26
        self.field27 = field27
        self.field28 = field28
        self.field29 = field29
        self.field30 = field30
        self.field31 = field31
        self.at = at
        self.data = data
        self.url = url
        self.json = json
        self.change = change
        self.id = id
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        field0 = try object.value("field0")
        field1 = try object.value("field1")
        field2 = try object.value("field2")
        field3 = try object.value("field3")
        field4 = try object.value("field4")
        field5 = try object.value("field5")
        field6 = try object.value("field6")
        field7 = try object.value("field7")
        field8 = try object.value("field8")
        field9 = try object.value("field9")
        field10 = try object.value("field10")
        field11 = try object.value("field11")
        field12 = try object.value("field12")
        field13 = try object.value("field13")
        field14 = try object.value("field14")
        field15 = try object.value("field15")
        field16 = try object.value("field16")
        field17 = try object.value("field17")
        field18 = try object.value("field18")
        field19 = try object.value("field19")
        field20 = try object.value("field20")
        field21 = try object.value("field21")
        field22 = try object.value("field22")
        field23 = try object.value("field23")
        field24 = try object.value("field24")
        field25 = try object.value("field25")
        field26 = try object.value("field26")
        field27 = try object.value("field27")
        field28 = try object.value("field28")
        field29 = try object.value("field29")
        field30 = try object.value("field30")
        field31 = try object.value("field31")
        at = try object.date("at", .epochMilliseconds)
        data = try object.data("data")
        url = try object.url("url")
        json = try object.json("json")
        change = try object.change("change", .string)
        id = try object.value("id")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.value("field0", field0)
        try object.value("field1", field1)
        try object.value("field2", field2)
        try object.value("field3", field3)
        try object.value("field4", field4)
        try object.value("field5", field5)
        try object.value("field6", field6)
        try object.value("field7", field7)
        try object.value("field8", field8)
        try object.value("field9", field9)
        try object.value("field10", field10)
        try object.value("field11", field11)
        try object.value("field12", field12)
        try object.value("field13", field13)
        try object.value("field14", field14)
        try object.value("field15", field15)
        try object.value("field16", field16)
        try object.value("field17", field17)
        try object.value("field18", field18)
        try object.value("field19", field19)
        try object.value("field20", field20)
        try object.value("field21", field21)
        try object.value("field22", field22)
        try object.value("field23", field23)
        try object.value("field24", field24)
        try object.value("field25", field25)
        try object.value("field26", field26)
        try object.value("field27", field27)
        try object.value("field28", field28)
        try object.value("field29", field29)
        try object.value("field30", field30)
        try object.value("field31", field31)
        try object.date("at", at, .epochMilliseconds)
        try object.data("data", data)
        try object.url("url", url)
        try object.json("json", json)
        try object.change("change", change, .string)
        try object.value("id", id)
    }
}

public nonisolated struct Name: Swift.RawRepresentable, Codable, Swift.Hashable, Swift.Sendable {
    public var rawValue: Swift.String

    public init(rawValue: Swift.String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Swift.String) {
        self.rawValue = rawValue
    }
}

public nonisolated enum Kind: Swift.RawRepresentable, Codable, Swift.Hashable, Swift.Sendable {
    case a
    case `self`
    case `init`
    /// A value that this version of the app does not know, kept as it was sent.
    case unknown(Swift.String)

    public init(rawValue: Swift.String) {
        switch rawValue {
        case "a": self = .a
        case "self": self = .`self`
        case "init": self = .`init`
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Swift.String {
        switch self {
        case .a: "a"
        case .`self`: "self"
        case .`init`: "init"
        case .unknown(let value): value
        }
    }

    /// The values that this version of the app knows, in the order of the spec.
    public static var knownCases: [Kind] { [.a, .`self`, .`init`] }
}

public nonisolated enum Number: WholeNumberEnum, Swift.Sendable {
    case one
    /// A value that this version of the app does not know, kept as it was sent.
    case unknown(Int64)

    public init(rawValue: Int64) {
        switch rawValue {
        case 1: self = .one
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: Int64 {
        switch self {
        case .one: 1
        case .unknown(let value): value
        }
    }

    /// The values that this version of the app knows, in the order of the spec.
    public static var knownCases: [Number] { [.one] }
}

public nonisolated struct Owner: Swift.Decodable, Swift.Sendable {
    public var date: Bool
    public var type: User

    public init(date: Bool, type: User) {
        self.date = date
        self.type = type
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        date = try object.value("date")
        type = try object.value("type")
    }

    public nonisolated struct Bool: Swift.Decodable, Swift.Sendable {
        public var flag: Swift.Bool
        public var user: UserModel?

        public init(flag: Swift.Bool, user: UserModel? = nil) {
            self.flag = flag
            self.user = user
        }

        public init(from decoder: any Swift.Decoder) throws {
            let object = try EndpointRuntime.ObjectDecoder(decoder)
            flag = try object.bool("flag")
            user = try object.valueIfPresent("user")
        }
    }

    public nonisolated struct User: Swift.Decodable, Swift.Sendable {
        public var user: UserModel

        public init(user: UserModel) {
            self.user = user
        }

        public init(from decoder: any Swift.Decoder) throws {
            let object = try EndpointRuntime.ObjectDecoder(decoder)
            user = try object.value("user")
        }
    }
}

public nonisolated struct User: Swift.Decodable, Swift.Sendable {
    public var name: Swift.String

    public init(name: Swift.String) {
        self.name = name
    }

    public init(from decoder: any Swift.Decoder) throws {
        let object = try EndpointRuntime.ObjectDecoder(decoder)
        name = try object.string("name")
    }
}

/// ``User`` by a name that nothing hides inside other types.
public typealias UserModel = User
