/// Walks over ASCII text, taking digits and fixed characters.
struct DigitScanner {
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position == bytes.count }
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Exactly so many digits.
    mutating func number(digits count: Int) -> Int? {
        guard position + count <= bytes.count else { return nil }
        var value = 0
        for byte in bytes[position..<position + count] {
            guard (48...57).contains(byte) else { return nil }
            value = value * 10 + Int(byte - 48)
        }
        position += count
        return value
    }

    /// All digits that follow, as the text after a decimal point: nanoseconds, further digits cut off.
    mutating func nanoseconds() -> Int? {
        let start = position
        var value = 0
        while let byte = next, (48...57).contains(byte) {
            if position - start < 9 { value = value * 10 + Int(byte - 48) }
            position += 1
        }
        guard position > start else { return nil }
        for _ in 0..<max(0, 9 - (position - start)) { value *= 10 }
        return value
    }

    /// Letters up to something else, as they stand.
    mutating func word() -> String {
        let start = position
        while let byte = next, (65...90).contains(byte) || (97...122).contains(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Whether the text went on with this; if so it is behind us.
    mutating func skip(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { expected in
            guard position + expected.count <= bytes.count,
                bytes[position..<position + expected.count].elementsEqual(expected)
            else { return false }
            position += expected.count
            return true
        }
    }
}

extension FixedWidthInteger {
    /// Reads decimal digits with at most a minus before them; nothing else, no plus, no spaces.
    init?(wireDigits text: String) {
        guard let first = text.utf8.first, first != UInt8(ascii: "+"), let value = Self(text) else { return nil }
        self = value
    }
}
