/// Percent-encoding, RFC 3986 section 2.
enum PercentEncoding {
    /// Everything but the unreserved characters, so that the text is one component wherever it stands.
    static func component(_ text: String) -> String {
        encode(text, keeping: isUnreserved)
    }

    /// Each segment of a path; the slashes between stay.
    static func segments(_ text: String) -> String {
        encode(text) { isUnreserved($0) || $0 == UInt8(ascii: "/") }
    }

    /// A path that an author wrote: what paths may have stays, escapes included.
    static func literalPath(_ text: Substring) -> Substring {
        let isKept = { isUnreserved($0) || isSubDelimiter($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "%") }
        return text.utf8.allSatisfy(isKept) ? text : encode(String(text), keeping: isKept)[...]
    }

    /// An address that is one but for characters it cannot have.
    static func url(_ text: String) -> String { encode(text, keeping: isAllowedInURL) }

    static func isAllowedInURL(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E: true
        default: false
        }
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
        default: false
        }
    }

    /// With `:` and `@`, which paths may have too.
    private static func isSubDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x24, 0x26...0x2C, 0x3A, 0x3B, 0x3D, 0x40: true
        default: false
        }
    }

    private static func encode(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
        if text.utf8.allSatisfy(isKept) { return text }
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isKept(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
