import EndpointSpec
import EndpointYAML

/// Tells whether what a document says was changed: keys, values and their order, but no formatting.
///
/// FNV-1a in 64 bits (draft-eastlake-fnv): it notices edits, and protects from nobody.
struct DocumentDigest {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    /// What is written.
    init(_ document: DocumentValue) { add(document) }

    /// What is read, save what stands under some keys of the root.
    init(_ root: YAMLNode, without keys: Set<String>) {
        open("{")
        for pair in root.pairs where !keys.contains(pair.key.text) {
            add(pair.key.text)
            add(pair.value)
        }
        open("}")
    }

    /// In 16 digits, which begin with a sign so that no reader takes them for a number.
    var text: String {
        let digits = String(hash, radix: 16)
        return "h" + String(repeating: "0", count: 16 - digits.count) + digits
    }

    private mutating func add(_ value: DocumentValue) {
        switch value {
        case .scalar(let scalar): add(scalar.text)
        case .list(let items):
            open("[")
            for item in items { add(item) }
            open("]")
        case .mapping(let mapping):
            open("{")
            for pair in mapping.pairs {
                add(pair.key)
                add(pair.value)
            }
            open("}")
        }
    }

    private mutating func add(_ node: YAMLNode) {
        switch node.kind {
        case .scalar: add(node.text)
        case .sequence:
            open("[")
            for item in node.items { add(item) }
            open("]")
        case .mapping:
            open("{")
            for pair in node.pairs {
                add(pair.key.text)
                add(pair.value)
            }
            open("}")
        }
    }

    private mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        // No byte of UTF-8 ends a text.
        add(0xFF)
    }

    /// A sign that no text can hold.
    private mutating func open(_ sign: Unicode.Scalar) {
        add(0xFE)
        add(UInt8(truncatingIfNeeded: sign.value))
    }

    private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
