extension EndpointClient {
    /// Asks for many items in as many requests as the endpoint's ``BatchDescriptor`` says, and waits no longer for all
    /// of them than it says. What came is there whatever became of the rest.
    ///
    /// - Parameters:
    ///   - endpoint: What each request is made of.
    ///   - ids: May hold one several times; it is asked for once.
    ///   - setIDs: Puts a part of the identifiers into a request.
    ///   - local: Its items are not asked for; where it throws, all are.
    ///   - options: Of each request.
    ///   - items: Finds the items in an answer.
    ///   - key: Finds an item's identifier; an item without one is dropped.
    /// - Throws: `CancellationError` alone, where the calling task is cancelled or the environment switched.
    public func batch<E: Endpoint, ID: Hashable & Sendable, Item: Sendable>(
        _ endpoint: E,
        ids: [ID],
        setIDs: @escaping @Sendable (inout E, [ID]) -> Void,
        local: BatchLookup<ID, Item>? = nil,
        options: RequestOptions = RequestOptions(),
        items: @Sendable (E.Response) -> [Item],
        key: @Sendable (Item) -> ID?
    ) async throws -> BatchResult<ID, Item> where E.API == API {
        try await batch(endpoint, ids: ids, setIDs: setIDs, local: local, options: options) { response in
            let keyed = items(response).compactMap { item in key(item).map { ($0, item) } }
            return Dictionary(keyed) { first, _ in first }
        }
    }

    /// The same of an endpoint whose answer is a map: its keys are the identifiers.
    ///
    /// - Throws: As ``batch(_:ids:setIDs:local:options:items:key:)``.
    public func batch<E: Endpoint, ID: Hashable & Sendable, Item: Sendable>(
        _ endpoint: E,
        ids: [ID],
        setIDs: @escaping @Sendable (inout E, [ID]) -> Void,
        local: BatchLookup<ID, Item>? = nil,
        options: RequestOptions = RequestOptions(),
        map: @Sendable (E.Response) -> [ID: Item]
    ) async throws -> BatchResult<ID, Item> where E.API == API {
        let run = await BatchRun(self, endpoint, ids, setIDs, local, options)
        var found = run.local
        let failures = try await run.send { found.merge(map($0)) { first, _ in first } }
        return BatchResult(ids: run.ids, found: found, failures: failures)
    }

    /// The same of an endpoint whose items do not say which identifier they belong to: they come in no certain order,
    /// and what is missing cannot be told.
    ///
    /// - Throws: As ``batch(_:ids:setIDs:local:options:items:key:)``.
    public func batch<E: Endpoint, ID: Hashable & Sendable, Item: Sendable>(
        _ endpoint: E,
        ids: [ID],
        setIDs: @escaping @Sendable (inout E, [ID]) -> Void,
        local: BatchLookup<ID, Item>? = nil,
        options: RequestOptions = RequestOptions(),
        items: @Sendable (E.Response) -> [Item]
    ) async throws -> BatchItems<ID, Item> where E.API == API {
        let run = await BatchRun(self, endpoint, ids, setIDs, local, options)
        var found = run.ids.compactMap { run.local[$0] }
        let failures = try await run.send { found += items($0) }
        return BatchItems(items: found, failures: failures)
    }
}

/// One call for many identifiers.
private struct BatchRun<E: Endpoint, ID: Hashable & Sendable, Item: Sendable>: Sendable {
    private typealias Outcome = (number: Int, result: Result<E.Response, any Error>)

    let client: EndpointClient<E.API>
    /// Each once.
    let ids: [ID]
    let local: [ID: Item]
    private let options: RequestOptions
    private let endpoint: E
    private let setIDs: @Sendable (inout E, [ID]) -> Void
    /// On the client's timeline; looking into the local store counts.
    private let deadline: Duration?

    init(
        _ client: EndpointClient<E.API>,
        _ endpoint: E,
        _ ids: [ID],
        _ setIDs: @escaping @Sendable (inout E, [ID]) -> Void,
        _ local: BatchLookup<ID, Item>?,
        _ options: RequestOptions
    ) async {
        var seen: Set<ID> = []
        let unique = ids.filter { seen.insert($0).inserted }
        deadline = E.descriptor.batch.map { client.flow.timeline.now() + $0.timeout }
        self.client = client
        self.ids = unique
        self.options = options
        self.endpoint = endpoint
        self.setIDs = setIDs
        self.local = unique.isEmpty ? [:] : (try? await local?(unique)) ?? [:]
    }

    /// - Parameter take: Called with each answer, in the order of what was asked for.
    /// - Returns: What failed, in that order.
    func send(_ take: (E.Response) -> Void) async throws -> [BatchFailure<ID>] {
        let chunks = ids.filter { local[$0] == nil }.chunks(of: E.descriptor.batch?.size ?? ids.count)
        let results = await results(of: chunks)
        try Task.checkCancellation()
        var failures: [BatchFailure<ID>] = []
        for (ids, result) in zip(chunks, results) {
            switch result {
            case .success(let response): take(response)
            case .failure(is CancellationError): throw CancellationError()
            case .failure(let error): failures.append(BatchFailure(ids: ids, error: error))
            }
        }
        return failures
    }

    private func results(of chunks: [[ID]]) async -> [Result<E.Response, any Error>] {
        let concurrency = max(E.descriptor.batch?.concurrency ?? 2, 1)
        return await withTaskGroup(of: Outcome.self) { group in
            func begin(_ number: Int) {
                let ids = chunks[number]
                group.addTask { (number, await Result.of { try await send(ids) }) }
            }
            for number in chunks.indices.prefix(concurrency) { begin(number) }
            var next = min(concurrency, chunks.count)
            var outcomes: [Outcome] = []
            while let outcome = await group.next() {
                outcomes.append(outcome)
                guard next < chunks.count else { continue }
                begin(next)
                next += 1
            }
            return outcomes.sorted { $0.number < $1.number }.map(\.result)
        }
    }

    /// What begins when time is up sends nothing, and fails as what was under way does.
    private func send(_ ids: [ID]) async throws -> E.Response {
        var options = options
        if let deadline {
            let remaining = deadline - client.flow.timeline.now()
            options.total = min(options.total ?? E.descriptor.timeout?.total ?? remaining, remaining)
        }
        var endpoint = endpoint
        setIDs(&endpoint, ids)
        return try await client.send(endpoint, options: options)
    }
}

extension Array where Element: Sendable {
    /// Parts of at most so many elements, in order.
    fileprivate func chunks(of size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: Swift.max(size, 1)).map {
            Array(self[$0..<Swift.min($0 + Swift.max(size, 1), count)])
        }
    }
}
