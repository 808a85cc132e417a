import Foundation

/// Counts lines that start with `%` in any encoding.
///
/// libyaml reads all directives of a document before it gives its first event, in a time that grows
/// with the square of their number, so too many have to be seen before it starts.
enum DirectiveCount {
    /// Where the first directive over the limit stands, counted in bytes, or `nil` where there is none.
    static func offset(ofDirectiveAfter limit: Int, in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            var count = 0
            var offset = 0
            while let found = memchr(base + offset, Int32(UInt8(ascii: "%")), bytes.count - offset) {
                let index = UnsafeRawPointer(found) - base
                if startsLine(index, bytes) { count += 1 }
                if count > limit { return index }
                offset = index + 1
            }
            return nil
        }
    }

    /// Whether a line break ends before the byte; of those of YAML only the last byte is looked at.
    private static func startsLine(_ index: Int, _ bytes: UnsafeRawBufferPointer) -> Bool {
        var before = index - 1
        if before >= 0, bytes[before] == 0 { before -= 1 }
        return before < 0 || [0x0A, 0x0D, 0x85, 0xA8, 0xA9].contains(bytes[before])
    }
}
