/// Tells at which byte of a UTF-8 text a character stands.
struct CharacterOffsets {
    private static let stride = 64
    /// The byte of every 64th character; empty where every character is one byte.
    private var marks: [Int32] = []
    private let count: Int

    init(_ bytes: [UInt8]) {
        count = bytes.count
        let isASCII = bytes.withUnsafeBufferPointer { bytes in
            var all: UInt8 = 0
            for byte in bytes { all |= byte }
            return all < 0x80
        }
        guard !isASCII else { return }
        var characters = 0
        for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
            if characters % Self.stride == 0 { marks.append(Int32(truncatingIfNeeded: offset)) }
            characters += 1
        }
    }

    /// The offset of a character, counted from 0; the end of the text for one beyond it.
    @inline(__always)
    func offset(of character: UInt32, in bytes: [UInt8]) -> Int32 {
        marks.isEmpty ? Int32(truncatingIfNeeded: min(Int(character), count)) : search(character, in: bytes)
    }

    private func search(_ character: UInt32, in bytes: [UInt8]) -> Int32 {
        let mark = Int(character) / Self.stride
        guard mark < marks.count else { return Int32(truncatingIfNeeded: count) }
        var offset = Int(marks[mark])
        var rest = Int(character) % Self.stride
        while rest > 0, offset < count {
            offset += 1
            while offset < count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            rest -= 1
        }
        return Int32(truncatingIfNeeded: offset)
    }
}
