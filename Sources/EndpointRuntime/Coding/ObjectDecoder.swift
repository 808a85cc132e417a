/// Reads the fields of a JSON object. Generated models decode through it.
///
/// Each kind of value has three forms: `string` fails where the field is absent or null, `stringIfPresent` gives `nil`
/// for both, `stringOrNull` fails where it is absent and gives `nil` for null. All throw `DecodingError` with the
/// path to the field. The scalars are not generic, which keeps code that calls them quick to compile.
public struct ObjectDecoder {
    let container: KeyedDecodingContainer<FieldKey>

    /// - Throws: `DecodingError.typeMismatch` where the value is no object.
    public init(_ decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: FieldKey.self)
    }

    /// Whether all of these fields are there, null or not.
    public func contains(_ keys: [String]) -> Bool {
        keys.allSatisfy { container.contains(FieldKey($0)) }
    }

    /// Whether at least one of these fields is there, null or not.
    public func containsAny(_ keys: [String]) -> Bool {
        keys.contains { container.contains(FieldKey($0)) }
    }

    func source(_ key: String) -> KeyedSource { KeyedSource(container: container, key: FieldKey(key)) }

    func requirePresence(_ key: String) throws {
        guard container.contains(FieldKey(key)) else { throw source(key).missing(Any.self) }
    }
}

extension ObjectDecoder {
    /// A model. Null is the model's own affair.
    public func value<T: Decodable>(_ key: String, as type: T.Type = T.self) throws -> T {
        try container.decode(type, forKey: FieldKey(key))
    }

    /// A model, or `nil` for an absent field and for null.
    public func valueIfPresent<T: Decodable>(_ key: String, as type: T.Type = T.self) throws -> T? {
        try container.decodeIfPresent(type, forKey: FieldKey(key))
    }

    /// A model, or `nil` for null; the field must be there.
    public func valueOrNull<T: Decodable>(_ key: String, as type: T.Type = T.self) throws -> T? {
        try requirePresence(key)
        return try container.decodeIfPresent(type, forKey: FieldKey(key))
    }

    /// What the reader makes of the field, which must be there.
    public func value<T>(_ key: String, _ reader: WireReader<T>) throws -> T {
        try requirePresence(key)
        return try reader.read(from: container.superDecoder(forKey: FieldKey(key)))
    }

    /// What the reader makes of the field, or `nil` for an absent field and for null.
    public func valueIfPresent<T>(_ key: String, _ reader: WireReader<T>) throws -> T? {
        let key = FieldKey(key)
        guard container.contains(key), try !container.decodeNil(forKey: key) else { return nil }
        return try reader.read(from: container.superDecoder(forKey: key))
    }

    /// What the reader makes of the field, or `nil` for null; the field must be there.
    public func valueOrNull<T>(_ key: String, _ reader: WireReader<T>) throws -> T? {
        try requirePresence(key)
        return try valueIfPresent(key, reader)
    }

    /// Absent, null or a value, kept apart.
    public func change<T>(_ key: String, _ reader: WireReader<T>) throws -> Change<T> {
        guard container.contains(FieldKey(key)) else { return .keep }
        return try valueIfPresent(key, reader).map(Change.set) ?? .clear
    }
}

extension ObjectDecoder {
    /// A list or map of whole numbers, at any depth. For any of them digits in text may stand.
    public func numbers<T: Decodable>(_ key: String) throws -> T {
        do {
            return try value(key)
        } catch DecodingError.typeMismatch {
            // Numbers are so much likelier that only a mismatch is worth a look at each value.
            return try value(key, .generic())
        }
    }

    /// The same, or `nil` for an absent field and for null.
    public func numbersIfPresent<T: Decodable>(_ key: String) throws -> T? {
        do {
            return try valueIfPresent(key)
        } catch DecodingError.typeMismatch {
            return try valueIfPresent(key, .generic())
        }
    }

    /// The same, or `nil` for null; the field must be there.
    public func numbersOrNull<T: Decodable>(_ key: String) throws -> T? {
        try requirePresence(key)
        return try numbersIfPresent(key)
    }
}

extension ObjectDecoder {
    /// Checks a field whose value the spec fixes.
    public func fixed(_ key: String, _ expected: String) throws {
        guard try string(key) == expected else { throw source(key).corrupted("the fixed value") }
    }

    /// Checks a field whose value the spec fixes.
    public func fixed(_ key: String, _ expected: Bool) throws {
        guard try bool(key, as: .number) == expected else { throw source(key).corrupted("the fixed value") }
    }

    /// Checks a field whose value the spec fixes.
    public func fixed(_ key: String, _ expected: Int64) throws {
        guard try int64(key) == expected else { throw source(key).corrupted("the fixed value") }
    }

    /// Checks a field whose value the spec fixes.
    public func fixed(_ key: String, number expected: Double) throws {
        guard try double(key) == expected else { throw source(key).corrupted("the fixed value") }
    }
}
