import EndpointDiagnostics

/// The characters that templates are taken apart by.
enum ASCII {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let period = UInt8(ascii: ".")
    static let equals = UInt8(ascii: "=")
    static let openingBrace = UInt8(ascii: "{")
    static let closingBrace = UInt8(ascii: "}")

    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
    static func isWhitespace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == lineFeed || byte == carriageReturn }

    /// Whether it is printable and no letter, digit or space.
    static func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}

extension SourceFile {
    /// The stretch as text; for messages and names.
    func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The range without the whitespace at both its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, ASCII.isWhitespace(bytes[start]) { start += 1 }
        while start < end, ASCII.isWhitespace(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    /// Where a stretch of bytes is in lines and columns.
    func sourceRange(of range: Range<Int>) -> SourceRange {
        SourceRange(file: self, start: position(ofByte: range.lowerBound), end: position(ofByte: range.upperBound))
    }
}
