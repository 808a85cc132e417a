/// The field that tells which variant of a choice stands in an object.
public enum Tag {
    /// The text of the field; `nil` where it is absent, null or no text, and where there is no object.
    public static func text(_ key: String, from decoder: any Decoder) throws -> String? {
        try read(key, decoder) { try $0.string() }
    }

    /// The whole number of the field, digits in text included; `nil` as for ``text(_:from:)``.
    public static func integer(_ key: String, from decoder: any Decoder) throws -> Int64? {
        try read(key, decoder) { try $0.int64(.number) }
    }

    /// The truth value of the field; `nil` as for ``text(_:from:)``.
    public static func flag(_ key: String, from decoder: any Decoder) throws -> Bool? {
        try read(key, decoder) { try $0.bool() }
    }

    private static func read<T>(_ key: String, _ decoder: any Decoder, _ value: (KeyedSource) throws -> T?) throws -> T?
    {
        do {
            let container = try decoder.container(keyedBy: FieldKey.self)
            return try value(KeyedSource(container: container, key: FieldKey(key)))
        } catch is DecodingError {
            return nil
        }
    }
}

extension Tag {
    /// Writes the field alone. If the object has a field of this name too, the one written last stays.
    public static func write(_ tag: String, _ key: String, to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.string(key, tag)
    }

    /// Writes the field alone, as a number.
    public static func write(_ tag: Int64, _ key: String, to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.int64(key, tag)
    }

    /// Writes the field alone, as a truth value.
    public static func write(_ tag: Bool, _ key: String, to encoder: any Encoder) throws {
        var object = try ObjectEncoder(encoder)
        try object.bool(key, tag)
    }
}

extension Tag {
    /// Writes an object and the field beside its own; a field of that name is replaced.
    ///
    /// For values that may be no object, such as JSON: encoders of Foundation trap on a field beside anything else.
    ///
    /// - Throws: `EncodingError` where the value is no object.
    public static func write(_ tag: String, _ key: String, with value: some Encodable, to encoder: any Encoder) throws {
        try ObjectOnlyEncoder.encode(value, to: encoder)
        try write(tag, key, to: encoder)
    }

    /// The same with a number.
    public static func write(_ tag: Int64, _ key: String, with value: some Encodable, to encoder: any Encoder) throws {
        try ObjectOnlyEncoder.encode(value, to: encoder)
        try write(tag, key, to: encoder)
    }
}
