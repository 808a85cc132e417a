/// Lets objects through to another encoder and refuses the rest before it gets there.
struct ObjectOnlyEncoder: Encoder {
    let encoder: any Encoder
    private let refusal = Refusal()

    /// - Throws: `EncodingError.invalidValue` for a value that writes anything but an object.
    static func encode(_ value: some Encodable, to encoder: any Encoder) throws {
        let objectOnly = ObjectOnlyEncoder(encoder: encoder)
        try value.encode(to: objectOnly)
        if objectOnly.refusal.isSet { throw objectOnly.noObject }
    }

    private init(encoder: any Encoder) { self.encoder = encoder }

    var codingPath: [any CodingKey] { encoder.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { encoder.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        encoder.container(keyedBy: type)
    }

    /// The elements go into a tree that nobody reads.
    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        refusal.isSet = true
        return TreeEncoder(node: TreeNode(), codingPath: codingPath, userInfo: userInfo).unkeyedContainer()
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    private var noObject: EncodingError {
        .invalidValue(
            encoder,
            EncodingError.Context(codingPath: codingPath, debugDescription: "a tag stands beside fields only")
        )
    }

    private final class Refusal {
        var isSet = false
    }
}

extension ObjectOnlyEncoder: SingleValueEncodingContainer {
    func encodeNil() throws { throw noObject }
    func encode(_ value: Bool) throws { throw noObject }
    func encode(_ value: String) throws { throw noObject }
    func encode(_ value: Double) throws { throw noObject }
    func encode(_ value: Float) throws { throw noObject }
    func encode(_ value: Int) throws { throw noObject }
    func encode(_ value: Int8) throws { throw noObject }
    func encode(_ value: Int16) throws { throw noObject }
    func encode(_ value: Int32) throws { throw noObject }
    func encode(_ value: Int64) throws { throw noObject }
    func encode(_ value: UInt) throws { throw noObject }
    func encode(_ value: UInt8) throws { throw noObject }
    func encode(_ value: UInt16) throws { throw noObject }
    func encode(_ value: UInt32) throws { throw noObject }
    func encode(_ value: UInt64) throws { throw noObject }
    func encode<T: Encodable>(_ value: T) throws { try value.encode(to: self) }
}
