extension SourceFile {
    /// The content as UTF-8 without a byte order mark; what is malformed becomes U+FFFD in UTF-16.
    package var utf8Bytes: [UInt8] { Self.utf8(bytes[...]) }

    /// The text of one line without its line break, or `nil` where there is no such line.
    ///
    /// Splits the whole file; use ``lines`` for more than one.
    ///
    /// - Parameter number: Counted from 1.
    package func line(_ number: Int) -> String? {
        let lines = lines
        return lines.indices.contains(number - 1) ? lines[number - 1] : nil
    }

    /// All lines without their line breaks; what follows the last break is a line, if only an empty one.
    package var lines: [String] {
        let content = utf8Bytes
        var lines: [String] = []
        var start = 0
        while let lineBreak = lineBreak(in: content, from: start) {
            lines.append(String(decoding: content[start..<lineBreak.lowerBound], as: UTF8.self))
            start = lineBreak.upperBound
        }
        lines.append(String(decoding: content[start...], as: UTF8.self))
        return lines
    }

    /// Where a byte of ``bytes`` stands, a byte order mark not counted.
    package func position(ofByte offset: Int) -> SourcePosition {
        guard isUTF16 else { return positions.position(ofByte: offset, in: bytes, hasUnicodeBreaks: !isJSON) }
        let before = Self.utf8(bytes.prefix(offset))
        var line = 1
        var start = 0
        while let lineBreak = lineBreak(in: before, from: start) {
            line += 1
            start = lineBreak.upperBound
        }
        let scalars = before[start...].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
        return SourcePosition(line: line, column: scalars + 1)
    }

    /// The first line break at or after an offset into UTF-8 content.
    ///
    /// YAML also breaks lines at U+0085, U+2028 and U+2029, JSON does not.
    package func lineBreak(in content: [UInt8], from offset: Int) -> Range<Int>? {
        let hasUnicodeBreaks = !isJSON
        return content.withUnsafeBufferPointer { content in
            for index in offset..<content.count {
                switch content[index] {
                case 0x0A: return index..<index + 1
                case 0x0D: return index..<index + (index + 1 < content.count && content[index + 1] == 0x0A ? 2 : 1)
                case 0xC2 where hasUnicodeBreaks && content[index...].starts(with: [0xC2, 0x85]):
                    return index..<index + 2
                case 0xE2 where hasUnicodeBreaks:
                    let rest = content[index...].dropFirst().prefix(2)
                    if rest.elementsEqual([0x80, 0xA8]) || rest.elementsEqual([0x80, 0xA9]) {
                        return index..<index + 3
                    }
                default: break
                }
            }
            return nil
        }
    }

    /// Whether the file's name says that it holds JSON.
    package var isJSON: Bool { path.hasSuffix(".json") }

    /// Whether a byte order mark says that the file is UTF-16.
    package var isUTF16: Bool { bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) }

    private static func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
        guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return Array(bytes) }
        let units = stride(from: bytes.startIndex + 2, to: bytes.endIndex - 1, by: 2).map { index in
            let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
