import EndpointText

extension [UInt8] {
    /// Appends a part of other bytes. Cheaper than appending a slice, which would be counted as a reference.
    mutating func append(_ range: Range<Int>, of source: [UInt8]) {
        source.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
    }
}

extension TextBuffer {
    /// Appends text with the five characters replaced that could end text or an attribute in HTML.
    func addHTML(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): add("&amp;")
            case UInt8(ascii: "<"): add("&lt;")
            case UInt8(ascii: ">"): add("&gt;")
            case UInt8(ascii: "\""): add("&quot;")
            case UInt8(ascii: "'"): add("&#39;")
            default: add(byte)
            }
        }
    }
}
