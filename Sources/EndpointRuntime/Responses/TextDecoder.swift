/// Decodes one scalar from text outside JSON, such as a header's value.
struct TextDecoder: Decoder {
    let text: String
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any]

    init(_ text: String, path: [any CodingKey], dates: DateFormat) {
        self.text = text
        codingPath = path
        userInfo = JSONCoding.userInfo(dates: dates)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw mismatch([String: Any].self)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw mismatch([Any].self) }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    private func mismatch(_ type: Any.Type) -> DecodingError {
        .typeMismatch(type, DecodingError.Context(codingPath: codingPath, debugDescription: "text"))
    }

    private func parsed<T>(_ value: T?) throws -> T {
        guard let value else { throw mismatch(T.self) }
        return value
    }
}

extension TextDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { false }
    func decode(_ type: String.Type) throws -> String { text }
    func decode(_ type: Bool.Type) throws -> Bool { try parsed(Bool(text)) }
    func decode(_ type: Double.Type) throws -> Double { try parsed(Double(text).flatMap { $0.isFinite ? $0 : nil }) }
    func decode(_ type: Float.Type) throws -> Float { try parsed(Float(text).flatMap { $0.isFinite ? $0 : nil }) }
    func decode(_ type: Int.Type) throws -> Int { try parsed(Int(wireDigits: text)) }
    func decode(_ type: Int8.Type) throws -> Int8 { try parsed(Int8(wireDigits: text)) }
    func decode(_ type: Int16.Type) throws -> Int16 { try parsed(Int16(wireDigits: text)) }
    func decode(_ type: Int32.Type) throws -> Int32 { try parsed(Int32(wireDigits: text)) }
    func decode(_ type: Int64.Type) throws -> Int64 { try parsed(Int64(wireDigits: text)) }
    func decode(_ type: UInt.Type) throws -> UInt { try parsed(UInt(wireDigits: text)) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try parsed(UInt8(wireDigits: text)) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try parsed(UInt16(wireDigits: text)) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try parsed(UInt32(wireDigits: text)) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try parsed(UInt64(wireDigits: text)) }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }
}
