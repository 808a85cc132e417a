/// Writes the fields of an object: of JSON, a form, a query or a property list.
///
/// Each kind of value has three forms: `string` writes it, `stringIfPresent` leaves the field out for `nil`,
/// `stringOrNull` writes null for `nil`. All throw `EncodingError` with the path to the field.
public struct ObjectEncoder {
    var container: KeyedEncodingContainer<FieldKey>

    /// May be called again for one encoder; the fields then stand in one object.
    public init(_ encoder: any Encoder) throws {
        container = encoder.container(keyedBy: FieldKey.self)
    }

    mutating func null(_ key: String) throws { try container.encodeNil(forKey: FieldKey(key)) }

    func unwritable(_ key: String, _ value: Any) -> EncodingError {
        let path = container.codingPath + [FieldKey(key)]
        return .invalidValue(value, EncodingError.Context(codingPath: path, debugDescription: "cannot be written"))
    }
}

extension ObjectEncoder {
    /// A model.
    public mutating func value<T: Encodable>(_ key: String, _ value: T) throws {
        try container.encode(value, forKey: FieldKey(key))
    }

    /// A model; `nil` leaves the field out.
    public mutating func valueIfPresent<T: Encodable>(_ key: String, _ value: T?) throws {
        if let value { try container.encode(value, forKey: FieldKey(key)) }
    }

    /// A model; `nil` is written as null.
    public mutating func valueOrNull<T: Encodable>(_ key: String, _ value: T?) throws {
        if let value { try container.encode(value, forKey: FieldKey(key)) } else { try null(key) }
    }

    /// What the writer makes of the value.
    public mutating func value<T>(_ key: String, _ value: T, _ writer: WireWriter<T>) throws {
        try container.encode(Written(value: value, writer: writer), forKey: FieldKey(key))
    }

    /// What the writer makes of the value; `nil` leaves the field out.
    public mutating func valueIfPresent<T>(_ key: String, _ value: T?, _ writer: WireWriter<T>) throws {
        if let value { try self.value(key, value, writer) }
    }

    /// What the writer makes of the value; `nil` is written as null.
    public mutating func valueOrNull<T>(_ key: String, _ value: T?, _ writer: WireWriter<T>) throws {
        if let value { try self.value(key, value, writer) } else { try null(key) }
    }

    /// Leaves the field out, writes null, or the value.
    public mutating func change<T>(_ key: String, _ change: Change<T>, _ writer: WireWriter<T>) throws {
        switch change {
        case .keep: break
        case .clear: try null(key)
        case .set(let value): try self.value(key, value, writer)
        }
    }
}
