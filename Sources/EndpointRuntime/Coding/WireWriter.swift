/// Writes a value in the form the spec gives it, for types that need more than their own `Encodable`.
///
/// Has the same spellings as ``WireReader``.
public struct WireWriter<Value> {
    let encode: (Value, any Encoder) throws -> Void

    init(_ encode: @escaping (Value, any Encoder) throws -> Void) { self.encode = encode }

    /// - Throws: `EncodingError` with the path to what cannot be written.
    public func write(_ value: Value, to encoder: any Encoder) throws { try encode(value, encoder) }
}

/// A value together with its form, so that any encoder takes it.
struct Written<Value>: Encodable {
    let value: Value
    let writer: WireWriter<Value>

    func encode(to encoder: any Encoder) throws { try writer.write(value, to: encoder) }
}

extension WireWriter where Value: Encodable {
    /// A model, by its own `Encodable`.
    public static func value() -> WireWriter<Value> {
        WireWriter { value, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    }

    /// A generic parameter: by its own `Encodable`, but dates as the API writes them.
    public static func generic() -> WireWriter<Value> {
        let type = Value.self as? any GenericallyWritten.Type
        return type?.anyWriter as? WireWriter<Value> ?? .value()
    }
}

extension WireWriter {
    /// An array, in order.
    public static func list<Element>(_ element: WireWriter<Element>) -> WireWriter<[Element]>
    where Value == [Element] {
        WireWriter { elements, encoder in
            var container = encoder.unkeyedContainer()
            for value in elements { try container.encode(Written(value: value, writer: element)) }
        }
    }

    /// An object whose keys are data; they are written in sorted order.
    public static func map<Element>(_ element: WireWriter<Element>) -> WireWriter<[String: Element]>
    where Value == [String: Element] {
        .dictionary(element)
    }

    /// An object whose keys are data of a type of their own; they are written in sorted order.
    public static func dictionary<Key: MapKey, Element>(_ element: WireWriter<Element>) -> WireWriter<[Key: Element]>
    where Value == [Key: Element] {
        WireWriter { members, encoder in
            var container = encoder.container(keyedBy: FieldKey.self)
            let sorted = members.map { (key: $0.key.mapKey, value: $0.value) }.sorted { $0.key < $1.key }
            for (key, value) in sorted {
                try container.encode(Written(value: value, writer: element), forKey: FieldKey(key))
            }
        }
    }

    /// The value, or null for `nil`.
    public static func nullable<Wrapped>(_ wrapped: WireWriter<Wrapped>) -> WireWriter<Wrapped?>
    where Value == Wrapped? {
        WireWriter { value, encoder in
            if let value { try wrapped.write(value, to: encoder) } else { try encodeNull(to: encoder) }
        }
    }

    /// The value or null.
    public static func orNull<Wrapped>(_ wrapped: WireWriter<Wrapped>) -> WireWriter<Nullable<Wrapped>>
    where Value == Nullable<Wrapped> {
        WireWriter { value, encoder in
            if let value = value.optional { try wrapped.write(value, to: encoder) } else { try encodeNull(to: encoder) }
        }
    }

    /// JSON inside a string.
    public static func jsonString(_ content: WireWriter<Value>) -> WireWriter<Value> {
        WireWriter { value, encoder in
            let data = try JSONCoding.data(Written(value: value, writer: content), userInfo: encoder.userInfo)
            var container = encoder.singleValueContainer()
            try container.encode(String(decoding: data, as: UTF8.self))
        }
    }

    private static func encodeNull(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}
