/// What came of asking for many items at once: some of them perhaps, and why not the others.
///
/// For endpoints whose items cannot be told by their identifiers see ``BatchItems``.
public struct BatchResult<ID: Hashable & Sendable, Item: Sendable>: Sendable {
    /// What came of one identifier.
    public enum Outcome: Sendable {
        case found(Item)
        /// The backend answered, without it.
        case missing
        /// The request that asked for it failed.
        case failed(any Error)
    }

    /// The identifiers that were asked for, each once, in the order of their first places.
    public let ids: [ID]
    /// The requests that failed, in the order of what they asked for.
    public let failures: [BatchFailure<ID>]
    private let found: [ID: Item]
    private let failed: [ID: Int]

    init(ids: [ID], found: [ID: Item], failures: [BatchFailure<ID>]) {
        self.ids = ids
        self.found = found
        self.failures = failures
        let places = failures.enumerated().flatMap { number, failure in failure.ids.map { ($0, number) } }
        failed = Dictionary(places) { first, _ in first }
    }
}

extension BatchResult {
    /// The item, or `nil` where it is missing, failed or was not asked for.
    public subscript(id: ID) -> Item? { found[id] }

    /// One an identifier, in the order of ``ids``.
    public var outcomes: [(id: ID, outcome: Outcome)] {
        ids.map { id in
            if let item = found[id] { return (id, .found(item)) }
            return (id, failed[id].map { .failed(failures[$0].error) } ?? .missing)
        }
    }

    /// What was found, in the order of ``ids``.
    public var items: [Item] { ids.compactMap { found[$0] } }

    /// What the backend does not have, in the order of ``ids``.
    public var missing: [ID] { ids.filter { found[$0] == nil && failed[$0] == nil } }

    /// What was found, if no request failed.
    ///
    /// - Throws: The first failure.
    public func complete() throws -> [Item] {
        if let failure = failures.first { throw failure.error }
        return items
    }
}

/// What came of asking for many items that do not say which identifier each belongs to.
public struct BatchItems<ID: Hashable & Sendable, Item: Sendable>: Sendable {
    /// What the local store had, then what each request brought.
    public let items: [Item]
    /// The requests that failed, in the order of what they asked for.
    public let failures: [BatchFailure<ID>]
}

extension BatchItems {
    /// What was found, if no request failed.
    ///
    /// - Throws: The first failure.
    public func complete() throws -> [Item] {
        if let failure = failures.first { throw failure.error }
        return items
    }
}

/// A request for a part of the identifiers that failed.
public struct BatchFailure<ID: Hashable & Sendable>: Sendable {
    public let ids: [ID]
    /// As ``EndpointClient/send(_:options:)`` throws it; ``RequestError/unreachable(_:_:)`` with a timeout where the
    /// time for all of them was up.
    public let error: any Error
}

/// Finds what the app has already: identifiers to items. What it leaves out is asked for.
public typealias BatchLookup<ID: Hashable & Sendable, Item: Sendable> = @Sendable ([ID]) async throws -> [ID: Item]
