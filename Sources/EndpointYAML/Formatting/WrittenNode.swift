/// A node as its text stands in the file; offsets count bytes of the text.
struct WrittenNode: Sendable {
    enum Kind: UInt8, Sendable { case scalar, alias, sequence, mapping }

    var kind: Kind
    var style: YAMLStyle
    /// Whether an anchor or a tag stands before it.
    var hasProperties = false
    var hasTag = false
    var isKey = false
    /// Whether it is a scalar or a flow collection over more than one line.
    var isMultiline = false
    /// Where its anchor or tag starts, else its content.
    var start: Int32
    /// Where its text, its bracket or its first key or dash stands.
    var content: Int32
    /// Where its last byte ends; of a block scalar where blank lines that say nothing begin.
    var end: Int32
    /// The number of the node after it and all inside it.
    var next: Int32
    /// A scalar's text, or the name of an alias.
    var text: TextSlice
    /// The number of the node that an alias stands for.
    var target: Int32 = -1

    /// Whether nothing is written, as for the value of `key:`.
    var isAbsent: Bool { kind == .scalar && style == .plain && start == end }
    var isCollection: Bool { kind == .sequence || kind == .mapping }
    var isBlockScalar: Bool { kind == .scalar && (style == .literal || style == .folded) }
    var contentRange: Range<Int> { Int(content)..<Int(end) }
    var propertyRange: Range<Int> { Int(start)..<Int(content) }
}

/// A comment, from its `#` to the end of its line without blanks at the end.
struct WrittenComment: Sendable {
    var start: Int32
    var end: Int32
    /// Whether nothing stands before it on its line.
    var isOwnLine: Bool

    var range: Range<Int> { Int(start)..<Int(end) }
}

extension UInt8 {
    static let space = UInt8(ascii: " ")
    static let lineFeed = UInt8(ascii: "\n")
    static let hash = UInt8(ascii: "#")

    /// A space or tab.
    var isBlank: Bool { self == 0x20 || self == 0x09 }
}

/// Line breaks of YAML 1.1, as libyaml sees them.
enum LineBreak {
    /// The bytes of the break that starts at an offset; 0 where none does.
    @inline(__always)
    static func length(in bytes: [UInt8], at offset: Int) -> Int {
        switch bytes[offset] {
        case 0x0A: 1
        case 0x0D: offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
        case 0xC2: offset + 1 < bytes.count && bytes[offset + 1] == 0x85 ? 2 : 0
        case 0xE2: isSeparator(in: bytes, at: offset) ? 3 : 0
        default: 0
        }
    }

    /// The bytes of the break that ends before an offset; 0 where none does.
    static func length(in bytes: [UInt8], before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        switch bytes[offset - 1] {
        case 0x0A: return offset > 1 && bytes[offset - 2] == 0x0D ? 2 : 1
        case 0x0D: return 1
        case 0x85: return offset > 1 && bytes[offset - 2] == 0xC2 ? 2 : 0
        case 0xA8, 0xA9: return offset > 2 && isSeparator(in: bytes, at: offset - 3) ? 3 : 0
        default: return 0
        }
    }

    /// Whether U+2028 or U+2029 stands at an offset, which text keeps where other breaks become a line feed.
    static func isSeparator(in bytes: [UInt8], at offset: Int) -> Bool {
        offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
            && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
    }
}
