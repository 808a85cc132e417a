/// A model's place in ``ResolvedSpec/models``.
package struct ModelID: Hashable, Sendable, Comparable {
    package var index: Int
    package init(_ index: Int) { self.index = index }
    package static func < (lhs: ModelID, rhs: ModelID) -> Bool { lhs.index < rhs.index }
}

/// How a scalar is written on the wire, where it isn't the plain form of its type.
package enum ScalarFormat: Sendable, Hashable {
    /// A `bool` as 0 and 1.
    case number
    /// An `int…` or `decimal` written as text of digits.
    case string
    case iso8601
    case epochSeconds
    case epochMilliseconds
    /// RFC 9110 section 5.6.7, as in `Last-Modified`.
    case http
    /// A Unicode (UTS 35) date pattern, in the zone with this identifier where the text has none.
    case pattern(String, zone: String)
    /// RFC 4648 section 5, without padding.
    case base64url
}

/// A type with its names looked up.
///
/// Formats are resolved: a `dateTime` always carries the one in force where it was written.
package indirect enum TypeReference: Sendable, Hashable {
    case scalar(ScalarType, format: ScalarFormat?)
    case list(TypeReference)
    /// Keys are text where `keys` is `nil`; otherwise a newtype, an enum, an integer or a UUID.
    case map(TypeReference, keys: TypeReference?)
    case model(ModelID, arguments: [TypeReference])
    /// A parameter of the generic model that this stands in.
    case parameter(String)
    /// `T?` as an element of a list or map, or as an argument: the value or JSON null.
    case nullable(TypeReference)
}

/// Whether a field may be absent or null, and what its Swift type is for it.
package enum Presence: Sendable, Hashable {
    case required
    /// `T?`: may be absent or null; left out when `nil` is sent.
    case optional
    /// `nullable: true`: always written, perhaps as null.
    case nullable
    /// `T??`: leave, clear or set; `Change<T>` in a model that a request reaches.
    case change
}

/// A default or fixed value that was checked against its type.
package indirect enum LiteralValue: Sendable, Hashable {
    case null
    case text(String)
    case bool(Bool)
    /// Digits with an optional sign, as written.
    case integer(String)
    /// A decimal number, as written.
    case number(String)
    /// The wire value of an enum's value.
    case enumValue(ModelID, wire: String)
    /// A value of a newtype.
    case newtype(ModelID, LiteralValue)
    case emptyList
    case emptyMap
}
