/// A set of small numbers, such as those of endpoint pairs.
struct EndpointSet: Sendable, Equatable {
    private var words: [UInt64]

    init(capacity: Int) { words = Array(repeating: 0, count: (capacity + 63) / 64) }

    mutating func insert(_ number: Int) { words[number >> 6] |= 1 << UInt64(number & 63) }

    mutating func formUnion(_ other: EndpointSet) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    func intersection(_ other: EndpointSet) -> EndpointSet {
        var result = self
        for index in words.indices { result.words[index] &= other.words[index] }
        return result
    }

    func contains(_ number: Int) -> Bool { words[number >> 6] & 1 << UInt64(number & 63) != 0 }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// In ascending order.
    var members: [Int] {
        words.indices.flatMap { index in
            (0..<64).filter { words[index] & 1 << UInt64($0) != 0 }.map { index * 64 + $0 }
        }
    }
}
