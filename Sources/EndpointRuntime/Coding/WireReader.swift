/// Makes a value of what stands in JSON, for types that need more than their own `Decodable`.
///
/// Has the same spellings as ``WireWriter``: `.list(.date(.iso8601))` reads what the other writes.
public struct WireReader<Value> {
    let decode: (any Decoder) throws -> Value
    /// Set where whole lists and maps may be left to the decoder, which is faster.
    let plain: PlainReading<Value>?

    init(plain: PlainReading<Value>? = nil, _ decode: @escaping (any Decoder) throws -> Value) {
        self.decode = decode
        self.plain = plain
    }

    /// - Throws: `DecodingError` with the path to what did not fit.
    public func read(from decoder: any Decoder) throws -> Value {
        do {
            return try decode(decoder)
        } catch let error where !(error is DecodingError || error is any EndpointFailure) {
            // `JSONDecoder` has errors of its own for numbers that do not fit.
            let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "unreadable")
            throw DecodingError.dataCorrupted(context)
        }
    }
}

/// Lists and maps of values that decode by themselves.
struct PlainReading<Element> {
    let list: (any Decoder) throws -> [Element]
    let map: (any Decoder) throws -> [String: Element]

    init() where Element: Decodable {
        list = { try $0.singleValueContainer().decode([Element].self) }
        map = { try $0.singleValueContainer().decode([String: Element].self) }
    }
}

extension WireReader where Value: Decodable {
    /// A model, by its own `Decodable`.
    public static func value() -> WireReader<Value> {
        WireReader(plain: PlainReading()) { try $0.singleValueContainer().decode(Value.self) }
    }

    /// A generic parameter: by its own `Decodable`, but whole numbers are read from text too, and dates as the API
    /// writes them.
    public static func generic() -> WireReader<Value> {
        let type = Value.self as? any GenericallyRead.Type
        return type?.anyReader as? WireReader<Value> ?? .value()
    }
}

extension WireReader {
    /// An array, in order.
    public static func list<Element>(_ element: WireReader<Element>) -> WireReader<[Element]>
    where Value == [Element] {
        if let plain = element.plain { return WireReader(plain.list) }
        return WireReader { decoder in
            var container = try decoder.unkeyedContainer()
            var elements: [Element] = []
            elements.reserveCapacity(container.count ?? 0)
            while !container.isAtEnd { elements.append(try element.read(from: container.superDecoder())) }
            return elements
        }
    }

    /// An object whose keys are data.
    public static func map<Element>(_ element: WireReader<Element>) -> WireReader<[String: Element]>
    where Value == [String: Element] {
        if let plain = element.plain { return WireReader(plain.map) }
        return .dictionary(element)
    }

    /// An object whose keys are data of a type of their own; a key that is none of it is a failure.
    public static func dictionary<Key: MapKey, Element>(_ element: WireReader<Element>) -> WireReader<[Key: Element]>
    where Value == [Key: Element] {
        WireReader { decoder in
            let container = try decoder.container(keyedBy: FieldKey.self)
            var members: [Key: Element] = [:]
            for name in container.allKeys {
                guard let key = Key(mapKey: name.stringValue) else {
                    throw KeyedSource(container: container, key: name).corrupted("a key of \(Key.self)")
                }
                members[key] = try element.read(from: container.superDecoder(forKey: name))
            }
            return members
        }
    }

    /// The value, or `nil` for null.
    public static func nullable<Wrapped>(_ wrapped: WireReader<Wrapped>) -> WireReader<Wrapped?>
    where Value == Wrapped? {
        WireReader { try $0.singleValueContainer().decodeNil() ? nil : wrapped.read(from: $0) }
    }

    /// The value or null, as a ``Nullable``.
    public static func orNull<Wrapped>(_ wrapped: WireReader<Wrapped>) -> WireReader<Nullable<Wrapped>>
    where Value == Nullable<Wrapped> {
        WireReader { try $0.singleValueContainer().decodeNil() ? .null : .value(wrapped.read(from: $0)) }
    }

    /// JSON inside a string.
    public static func jsonString(_ content: WireReader<Value>) -> WireReader<Value> {
        WireReader { decoder in
            let source = try SingleSource(decoder)
            let text = try source.required(source.string())
            let inner: any Decoder
            do {
                inner = try JSONCoding.document(text, userInfo: decoder.userInfo)
            } catch {
                throw source.corrupted("JSON in a string")
            }
            do { return try content.read(from: inner) } catch let error as DecodingError {
                throw error.prefixed(by: decoder.codingPath)
            }
        }
    }
}
