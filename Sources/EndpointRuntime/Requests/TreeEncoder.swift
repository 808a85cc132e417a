import Foundation

/// Turns an `Encodable` into a ``TreeNode``.
struct TreeEncoder: Encoder {
    let node: TreeNode
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any]

    /// - Throws: `EncodingError`, with a path that begins at `name`.
    static func tree<T: Encodable>(_ value: T, named name: String, dates: DateFormat) throws -> TreeNode {
        let path = name.isEmpty ? [] : [FieldKey(name)]
        let encoder = TreeEncoder(node: TreeNode(), codingPath: path, userInfo: JSONCoding.userInfo(dates: dates))
        try encoder.encodeAny(value)
        return encoder.node
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        node.becomeObject()
        return KeyedEncodingContainer(TreeMembers<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.becomeList()
        return TreeElements(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    /// For a place below this one.
    func child(_ key: any CodingKey) -> TreeEncoder {
        TreeEncoder(node: TreeNode(), codingPath: codingPath + [key], userInfo: userInfo)
    }

    /// Types of Foundation whose own `encode` would write something no server expects go by the API's policy.
    func encodeAny<T: Encodable>(_ value: T) throws {
        switch value {
        case let date as Date: try WireWriter.date(userInfo.dates).write(date, to: self)
        case let decimal as Decimal where decimal.isNaN: throw unwritable(decimal)
        case let decimal as Decimal: node.content = .text("\(decimal)")
        case let url as URL: node.content = .text(url.absoluteString)
        case let data as Data: node.content = .text(data.wireText(.base64))
        default: try value.encode(to: self)
        }
    }
}

extension TreeEncoder: SingleValueEncodingContainer {
    func encodeNil() throws { node.content = .null }
    func encode(_ value: Bool) throws { node.content = .text(String(value)) }
    func encode(_ value: String) throws { node.content = .text(value) }
    func encode(_ value: Double) throws { node.content = .text(try finite(value).wireText) }
    func encode(_ value: Float) throws { node.content = .text(try finite(value).wireText) }
    func encode(_ value: Int) throws { node.content = .text(String(value)) }
    func encode(_ value: Int8) throws { node.content = .text(String(value)) }
    func encode(_ value: Int16) throws { node.content = .text(String(value)) }
    func encode(_ value: Int32) throws { node.content = .text(String(value)) }
    func encode(_ value: Int64) throws { node.content = .text(String(value)) }
    func encode(_ value: UInt) throws { node.content = .text(String(value)) }
    func encode(_ value: UInt8) throws { node.content = .text(String(value)) }
    func encode(_ value: UInt16) throws { node.content = .text(String(value)) }
    func encode(_ value: UInt32) throws { node.content = .text(String(value)) }
    func encode(_ value: UInt64) throws { node.content = .text(String(value)) }
    func encode<T: Encodable>(_ value: T) throws { try encodeAny(value) }
}

/// The members of an object, in the order they are written.
struct TreeMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: TreeEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    private func child(_ key: any CodingKey) -> TreeEncoder {
        let child = encoder.child(key)
        encoder.node.set(key.stringValue, child.node)
        return child
    }

    mutating func encodeNil(forKey key: Key) throws { child(key).node.content = .null }
    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try child(key).encodeAny(value) }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        child(key).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        child(key).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { child(FieldKey("super")) }
    mutating func superEncoder(forKey key: Key) -> any Encoder { child(key) }
}

/// The elements of a list.
struct TreeElements: UnkeyedEncodingContainer {
    let encoder: TreeEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.node.count }

    private func child() -> TreeEncoder {
        let child = encoder.child(IndexKey(count))
        encoder.node.append(child.node)
        return child
    }

    mutating func encodeNil() throws { child().node.content = .null }
    mutating func encode<T: Encodable>(_ value: T) throws { try child().encodeAny(value) }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        child().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { child().unkeyedContainer() }
    mutating func superEncoder() -> any Encoder { child() }
}

private struct IndexKey: CodingKey {
    let index: Int
    var stringValue: String { String(index) }
    var intValue: Int? { index }
    init(_ index: Int) { self.index = index }
    init?(stringValue: String) { return nil }
    init?(intValue: Int) { index = intValue }
}

extension BinaryFloatingPoint where Self: LosslessStringConvertible {
    /// As JSON writes it: whole numbers without a fraction.
    fileprivate var wireText: String {
        if let whole = Int64(exactly: self), magnitude < 1e15 { return String(whole) }
        return String(self)
    }
}
