/// A text in UTF-16, without a byte order mark unless the text starts with U+FEFF.
func utf16Bytes(_ text: String, isBigEndian: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for unit in text.utf16 {
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        bytes += isBigEndian ? [high, low] : [low, high]
    }
    return bytes
}
