/// Typed headers of a response; generated from `headers` and `responseHeaders`.
public protocol ResponseHeaders: Sendable {
    /// - Throws: `DecodingError` naming the header that is missing or unreadable.
    init(_ headers: HeaderReader) throws
}

/// No typed headers.
public struct NoHeaders: ResponseHeaders {
    public init() {}
    public init(_ headers: HeaderReader) throws {}
}

/// Reads header fields as values: numbers from their digits, dates and addresses from their text.
public struct HeaderReader: Sendable {
    public let fields: HTTPFields
    let dates: DateFormat

    public init(_ fields: HTTPFields) { self.init(fields, dates: .iso8601) }

    init(_ fields: HTTPFields, dates: DateFormat) {
        self.fields = fields
        self.dates = dates
    }

    /// The header, which must be there.
    public func value<T>(_ name: String, _ reader: WireReader<T>) throws -> T {
        guard let value: T = try valueIfPresent(name, reader) else {
            let context = DecodingError.Context(codingPath: [], debugDescription: "required header")
            throw DecodingError.keyNotFound(FieldKey(name), context)
        }
        return value
    }

    /// The header, or `nil` where it is absent or empty.
    public func value<T>(_ name: String, _ reader: WireReader<T>) throws -> T? {
        try valueIfPresent(name, reader)
    }

    /// The header, or `nil` where it is absent or empty.
    public func valueIfPresent<T>(_ name: String, _ reader: WireReader<T>) throws -> T? {
        guard let text = fields[name], !text.isEmpty else { return nil }
        return try reader.read(from: TextDecoder(text, path: [FieldKey(name)], dates: dates))
    }
}
