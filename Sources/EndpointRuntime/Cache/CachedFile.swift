import Foundation

/// The bytes of a kept answer in a file: so made that a file which was cut, damaged or put in another's place is found
/// out when it is read.
///
///     magic 8 · SHA-256 of all that follows 32 · length of what follows 8 · key 64 · length of the head 4 · head · body
///
/// Lengths are little-endian; the head is JSON. The first bytes name the form: another form is another magic, and files
/// of the one before are misses.
enum CachedFile {
    /// What stands before the body.
    private struct Head: Codable {
        var status: Int
        /// Seconds since 2001, exactly.
        var date: Double
        /// Names and values by turns.
        var headers: [String]
    }

    private static let magic = Array("EPCACHE1".utf8)
    private static let start = 8 + 32 + 8

    /// - Returns: `nil` for what has no bytes: a finished value.
    static func data(_ answer: CachedAnswer, for key: CacheKey) -> Data? {
        guard answer.response.value == nil, case .data(let body) = answer.response.body else { return nil }
        let headers = answer.response.headers.fields.flatMap { [$0.name, $0.value] }
        let date = answer.date.timeIntervalSinceReferenceDate
        guard let head = try? JSONEncoder().encode(Head(status: answer.response.status, date: date, headers: headers))
        else { return nil }
        var content = Data(key.name.utf8)
        content.append(contentsOf: UInt32(head.count).littleEndianBytes)
        content.append(head)
        content.append(body)
        var sealed = Data(UInt64(content.count).littleEndianBytes)
        sealed.append(content)
        return Data(magic) + SHA256.digest(of: sealed) + sealed
    }

    /// - Returns: `nil` for anything but the whole file of this key.
    static func answer(_ data: Data, for key: CacheKey) -> CachedAnswer? {
        let bytes = Data(data)
        guard bytes.count >= start, bytes.starts(with: magic) else { return nil }
        let sealed = bytes.dropFirst(magic.count + 32)
        guard SHA256.digest(of: sealed).elementsEqual(bytes.dropFirst(magic.count).prefix(32)) else { return nil }
        let content = sealed.dropFirst(8)
        guard UInt64(littleEndianBytes: sealed.prefix(8)) == UInt64(content.count),
            content.starts(with: key.name.utf8)
        else { return nil }
        let rest = content.dropFirst(key.name.utf8.count)
        guard let length = UInt32(littleEndianBytes: rest.prefix(4)).map(Int.init), rest.count >= 4 + length,
            let head = try? JSONDecoder().decode(Head.self, from: Data(rest.dropFirst(4).prefix(length)))
        else { return nil }
        return CachedAnswer(
            response: TransportResponse(
                status: head.status,
                headers: HTTPFields(pairs: head.headers),
                body: .data(Data(rest.dropFirst(4 + length)))
            ),
            date: Date(timeIntervalSinceReferenceDate: head.date)
        )
    }
}

extension HTTPFields {
    fileprivate init(pairs: [String]) {
        self.init(
            stride(from: 0, to: pairs.count - 1, by: 2).map { Field(name: pairs[$0], value: pairs[$0 + 1]) }
        )
    }
}

extension FixedWidthInteger {
    fileprivate var littleEndianBytes: [UInt8] {
        (0..<Self.bitWidth / 8).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
    }

    /// `nil` where there are too few or too many.
    fileprivate init?(littleEndianBytes bytes: Data) {
        guard bytes.count == Self.bitWidth / 8 else { return nil }
        self = bytes.reversed().reduce(0) { $0 << 8 | Self($1) }
    }
}
