/// How long an answer may stand for a new one, and for whom.
public struct CachePolicy: Hashable, Sendable {
    /// What entries differ by beside the environment and the parameters.
    public enum Variation: String, Hashable, Sendable {
        case session, locale
    }

    /// Entries of another version are misses.
    public enum Version: Hashable, Sendable {
        case number(Int)
        /// The app's version: an update empties the cache.
        case app
    }

    public var maxAge: Duration
    public var varyBy: [Variation]
    /// Wire names of parameters that do not make another entry.
    public var ignore: [String]
    public var version: Version
    /// How much older than `maxAge` an entry may be that stands in for a failure.
    public var staleIfError: Duration?

    public init(
        maxAge: Duration,
        varyBy: [Variation] = [],
        ignore: [String] = [],
        version: Version = .number(1),
        staleIfError: Duration? = nil
    ) {
        self.maxAge = maxAge
        self.varyBy = varyBy
        self.ignore = ignore
        self.version = version
        self.staleIfError = staleIfError
    }
}
