/// Puts text together in one allocation; most of what is generated passes through here.
package enum SwiftText {
    /// The parts one after the other.
    package static func joined(_ parts: [String]) -> String {
        let count = length(of: parts)
        return String(unsafeUninitializedCapacity: count) { buffer in
            var offset = 0
            for part in parts { offset += copy(part, to: buffer, at: offset) }
            return offset
        }
    }

    /// Bytes of all parts together.
    package static func length(of parts: [String]) -> Int {
        var count = 0
        for part in parts { count += part.utf8.count }
        return count
    }

    private static func copy(_ text: String, to buffer: UnsafeMutableBufferPointer<UInt8>, at offset: Int) -> Int {
        let target = UnsafeMutableBufferPointer(rebasing: buffer[offset...])
        let copied = text.utf8.withContiguousStorageIfAvailable { source in target.update(fromContentsOf: source) }
        if copied == nil {
            for (index, byte) in text.utf8.enumerated() { target[index] = byte }
        }
        return text.utf8.count
    }
}
