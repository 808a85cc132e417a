/// 128 bits that stand for what was added, in its order.
///
/// Tells apart what differs by accident; not cryptographic: whoever wants two inputs of one digest can make them.
/// The same on every machine and in every run.
package struct ContentDigest: Hashable, Sendable {
    private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    package init() {}

    /// Adds bytes as one part: `ab` and `c` are not what `a` and `bc` are.
    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
        mix(UInt64(bytes.count), 0x27D4_EB2F_1656_67C5)
        var offset = 0
        while offset + 16 <= bytes.count {
            mix(
                bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian,
                bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self).littleEndian
            )
            offset += 16
        }
        var rest: (UInt64, UInt64) = (0, 0)
        for index in offset..<bytes.count {
            rest = (rest.0 << 8 | rest.1 >> 56, rest.1 << 8 | UInt64(bytes[index]))
        }
        mix(rest.0, rest.1)
    }

    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    package mutating func add(_ number: Int) { mix(UInt64(bitPattern: Int64(number)), 0) }

    /// As 32 hexadecimal digits.
    package var text: String { Self.digits(first) + Self.digits(second) }

    private static func digits(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private mutating func mix(_ left: UInt64, _ right: UInt64) {
        first = Self.folded(first ^ left, 0xA076_1D64_78BD_642F ^ right) &+ (first << 23 | first >> 41) &+ right
        second = Self.folded(second ^ right, 0xE703_7ED1_A0B4_28DB ^ left) &+ (second << 29 | second >> 35) &+ left
    }

    /// Both halves of the product, so that every bit of a factor reaches every bit of the result.
    private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}
