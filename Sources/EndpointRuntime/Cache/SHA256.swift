/// SHA-256, FIPS 180-4 section 6.2.
///
/// Written out because Foundation has none on Linux, and because its place is taken by nothing weaker: a key's name is
/// all that tells two answers apart, and it stands on disk though secrets went into it.
struct SHA256 {
    private static let blockSize = 64

    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    /// Less than a block that waits for more.
    private var rest: [UInt8] = []
    private var byteCount: UInt64 = 0
    private var schedule = [UInt32](repeating: 0, count: 64)

    /// The digest, 32 bytes.
    static func digest(of data: some Sequence<UInt8>) -> [UInt8] {
        var hash = SHA256()
        hash.add(data)
        return hash.finished()
    }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        rest += bytes
        compressBlocks()
    }

    /// The digest of all that was added, 32 bytes.
    consuming func finished() -> [UInt8] {
        let bits = (byteCount + UInt64(rest.count)) * 8
        rest.append(0x80)
        while rest.count % Self.blockSize != Self.blockSize - 8 { rest.append(0) }
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            rest.append(UInt8(truncatingIfNeeded: bits >> shift))
        }
        compressBlocks()
        return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
    }

    private mutating func compressBlocks() {
        let whole = rest.count - rest.count % Self.blockSize
        if whole == 0 { return }
        let bytes = rest
        bytes.withUnsafeBufferPointer { bytes in
            for start in stride(from: 0, to: whole, by: Self.blockSize) {
                compress(UnsafeBufferPointer(rebasing: bytes[start..<start + Self.blockSize]))
            }
        }
        byteCount += UInt64(whole)
        rest.removeFirst(whole)
    }

    /// Section 6.2.2.
    private mutating func compress(_ block: UnsafeBufferPointer<UInt8>) {
        for index in 0..<16 {
            let start = 4 * index
            let high = UInt32(block[start]) << 24 | UInt32(block[start + 1]) << 16
            schedule[index] = high | UInt32(block[start + 2]) << 8 | UInt32(block[start + 3])
        }
        for index in 16..<64 {
            let (early, late) = (schedule[index - 15], schedule[index - 2])
            let small = early.rotated(7) ^ early.rotated(18) ^ early >> 3
            let large = late.rotated(17) ^ late.rotated(19) ^ late >> 10
            schedule[index] = large &+ schedule[index - 7] &+ small &+ schedule[index - 16]
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let choice = e & f ^ ~e & g
            let sum = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
            let first = h &+ sum &+ choice &+ Self.constants[index] &+ schedule[index]
            let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }

    /// Section 4.2.2.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}

extension UInt32 {
    /// To the right.
    fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
