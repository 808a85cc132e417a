/// Which answer is meant: a hash of everything that tells answers apart.
public struct CacheKey: Hashable, Sendable {
    /// 64 hexadecimal digits, which can be a file's name: a SHA-256 over environment, endpoint, address, parameters,
    /// version and, of secrets, what identifies the session.
    public let name: String
    /// Whether the answer is for whoever is signed in, and must not outlast the session.
    public let isPersonal: Bool

    public init(name: String, isPersonal: Bool) {
        self.name = name
        self.isPersonal = isPersonal
    }
}

/// Puts the parts of a key together, so that no two lists of parts come to the same bytes.
struct CacheKeyBuilder {
    private var hash = SHA256()

    mutating func add(_ part: String) { add(part.utf8) }

    /// Its length goes before it: `ab` and `c` is not `a` and `bc`.
    mutating func add(_ part: some Collection<UInt8>) {
        hash.add("\(part.count):".utf8)
        hash.add(part)
    }

    /// How many parts follow.
    mutating func add(count: Int) { add(String(count)) }

    consuming func key(isPersonal: Bool) -> CacheKey {
        CacheKey(name: hash.finished().map(\.hexadecimal).joined(), isPersonal: isPersonal)
    }
}

extension UInt8 {
    fileprivate var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}
