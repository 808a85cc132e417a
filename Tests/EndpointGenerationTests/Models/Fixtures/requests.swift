import EndpointRuntime
import Foundation

public nonisolated struct Title: RawRepresentable, Codable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

public nonisolated struct Profile: Codable, Identifiable, Sendable {
    /// Not sent.
    public var id: String
    /// From 8 to 64 characters. Matches `^[^"\\]+$`.
    ///
    /// Not received.
    public var password: String?
    /// At most 30 characters.
    public var title: Title?
    /// At most 200 characters.
    public var bio: Change<String>
    public var birthday: Change<CalendarDate>
    public var avatar: URL?
    public var note: String?
    /// From 0 to 1.5.
    public var ratio: Double
    /// At least 0.01.
    public var price: Decimal
    /// From 1 to 9 elements.
    public var images: [String]?
    public var labels: [String: Nullable<String>]
    /// At most 3 characters.
    @available(*, deprecated)
    public var oldName: String? {
        get { storedOldName }
        set { storedOldName = newValue }
    }
    private var storedOldName: String?
    public var blob: Data

    public init(
        id: String,
        password: String? = nil,
        title: Title? = nil,
        bio: Change<String> = .keep,
        birthday: Change<CalendarDate> = .keep,
        avatar: URL?,
        note: String? = nil,
        ratio: Double,
        price: Decimal,
        images: [String]? = nil,
        labels: [String: Nullable<String>],
        oldName: String? = nil,
        blob: Data
    ) {
        self.id = id
        self.password = password
        self.title = title
        self.bio = bio
        self.birthday = birthday
        self.avatar = avatar
        self.note = note
        self.ratio = ratio
        self.price = price
        self.images = images
        self.labels = labels
        self.storedOldName = oldName
        self.blob = blob
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        id = try object.string("id")
        password = nil
        title = try object.valueIfPresent("title")
        bio = try object.change("bio", .string)
        birthday = try object.change("birthday", .day)
        avatar = try object.urlOrNull("avatar")
        note = try object.stringIfPresent("note")
        ratio = try object.double("ratio")
        price = try object.decimal("price", as: .text)
        images = try object.valueIfPresent("images")
        labels = try object.value("labels", .map(.orNull(.string)))
        try object.fixed("object", "profile")
        try object.fixed("isVip", true)
        storedOldName = try object.stringIfPresent("old_name")
        blob = try object.data("blob", as: .base64url)
    }

    public func encode(to encoder: any Encoder) throws {
        try Limit.length("password", password, minimum: 8, maximum: 64)
        try Limit.pattern("password", password, "^[^\"\\\\]+$")
        try Limit.length("title", title?.rawValue, maximum: 30)
        try Limit.length("bio", bio.value, maximum: 200)
        try Limit.range("ratio", ratio, minimum: 0, maximum: 1.5)
        try Limit.range("price", price, minimum: Decimal(sign: .plus, exponent: -2, significand: 1))
        try Limit.count("images", images, minimum: 1, maximum: 9)
        try Limit.length("oldName", storedOldName, maximum: 3)
        var object = try ObjectEncoder(encoder)
        try object.stringIfPresent("password", password)
        try object.valueIfPresent("title", title)
        try object.change("bio", bio, .string)
        try object.change("birthday", birthday, .day)
        try object.urlOrNull("avatar", avatar)
        try object.stringIfPresent("note", note)
        try object.double("ratio", ratio)
        try object.decimal("price", price, as: .text)
        try object.valueIfPresent("images", images)
        try object.value("labels", labels, .map(.orNull(.string)))
        try object.string("object", "profile")
        try object.bool("isVip", true)
        try object.stringIfPresent("old_name", storedOldName)
        try object.data("blob", blob, as: .base64url)
    }
}

public nonisolated struct Draft: Encodable, Sendable {
    public var text: String
    public var at: Change<Date>

    public init(text: String, at: Change<Date> = .keep) {
        self.text = text
        self.at = at
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.string("text", text)
        try object.change("at", at, .date(.iso8601))
    }
}

public nonisolated struct Ping: Encodable, Sendable {
    public init() {}

    public func encode(to encoder: any Encoder) throws {
        _ = try ObjectEncoder(encoder)
    }
}

public nonisolated struct Unused: Sendable {
    public var x: Int

    public init(x: Int) {
        self.x = x
    }
}

public nonisolated struct AVeryLongModelNameThatIsAsLongAsThoseThatPeopleDeriveFromThePathsOfTheirOperations: Codable,
    Hashable, Identifiable, Sendable
{
    public var aVeryLongFieldNameThatIsAsLongAsThePathsOfOperations: Title?
    public var anotherVeryLongFieldNameThatIsAsLongAsThePathsOfOperations: [[Date]]
    public var id: String

    public init(
        aVeryLongFieldNameThatIsAsLongAsThePathsOfOperations: Title? = nil,
        anotherVeryLongFieldNameThatIsAsLongAsThePathsOfOperations: [[Date]] = [],
        id: String
    ) {
        self.aVeryLongFieldNameThatIsAsLongAsThePathsOfOperations = aVeryLongFieldNameThatIsAsLongAsThePathsOfOperations
        self.anotherVeryLongFieldNameThatIsAsLongAsThePathsOfOperations =
            anotherVeryLongFieldNameThatIsAsLongAsThePathsOfOperations
        self.id = id
    }

    public init(from decoder: any Decoder) throws {
        let object = try ObjectDecoder(decoder)
        aVeryLongFieldNameThatIsAsLongAsThePathsOfOperations = try object.valueIfPresent(
            "a_very_long_field_name_that_is_as_long_as_the_paths_of_operations"
        )
        anotherVeryLongFieldNameThatIsAsLongAsThePathsOfOperations =
            try object.valueIfPresent(
                "another_very_long_field_name_that_is_as_long_as_the_paths_of_operations",
                .list(.list(.date(.iso8601)))
            ) ?? []
        id = try object.string("id")
    }

    public func encode(to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.valueIfPresent(
            "a_very_long_field_name_that_is_as_long_as_the_paths_of_operations",
            aVeryLongFieldNameThatIsAsLongAsThePathsOfOperations
        )
        try object.value(
            "another_very_long_field_name_that_is_as_long_as_the_paths_of_operations",
            anotherVeryLongFieldNameThatIsAsLongAsThePathsOfOperations,
            .list(.list(.date(.iso8601)))
        )
        try object.string("id", id)
    }
}
