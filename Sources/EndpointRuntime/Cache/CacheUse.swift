/// What one call does with kept answers, where its endpoint has a cache.
public enum CacheUse: Hashable, Sendable {
    /// Takes an answer that is young enough, else asks the backend. Where that fails, an older one stands in as long as
    /// the endpoint's `staleIfError` says.
    case cached
    /// Asks the backend, however young the answer that is kept, and keeps the new one. Nothing stands in for a failure.
    case refresh
    /// As ``cached``, but an answer may stand in for a failure that is so much older than its age, in place of the
    /// endpoint's `staleIfError`.
    ///
    /// Failures that this helps with are those that may pass: no network of any kind, and the statuses 429 and 5xx.
    case staleIfError(Duration)
}

extension EndpointClient {
    /// The kept answer, if there is one that is young enough, and then the backend's, which is kept in its place.
    ///
    ///     for try await feed in client.cachedThenRefreshed(FeedHomeEndpoint()) { show(feed) }
    ///
    /// Gives one or two results. Where the backend fails, the sequence does, after the kept one. Sends nothing before it
    /// is asked for the second.
    public func cachedThenRefreshed<E: Endpoint>(
        _ endpoint: E,
        options: RequestOptions = RequestOptions()
    ) -> CachedThenRefreshed<E> where E.API == API {
        CachedThenRefreshed(client: self, endpoint: endpoint, options: options)
    }
}

/// The kept result of an endpoint, if there is one, and the backend's; see ``EndpointClient/cachedThenRefreshed(_:options:)``.
public struct CachedThenRefreshed<E: Endpoint>: AsyncSequence, Sendable {
    public typealias Element = E.Response

    let client: EndpointClient<E.API>
    let endpoint: E
    let options: RequestOptions

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(client: client, endpoint: endpoint, options: options)
    }

    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
        private enum Position { case start, refresh, end }

        let client: EndpointClient<E.API>
        let endpoint: E
        var options: RequestOptions
        private var position = Position.start

        init(client: EndpointClient<E.API>, endpoint: E, options: RequestOptions) {
            self.client = client
            self.endpoint = endpoint
            self.options = options
        }

        /// - Throws: As ``EndpointClient/send(_:options:)``; nothing follows then.
        public mutating func next() async throws -> E.Response? {
            if position == .start {
                position = .end
                let kept = try await Call(endpoint, options: options, client: client).runWithoutSending {
                    answer,
                    call in
                    try call.result(of: answer)
                }
                position = .refresh
                if let kept { return kept }
            }
            guard position == .refresh else { return nil }
            position = .end
            options.cache = .refresh
            return try await client.send(endpoint, options: options)
        }
    }
}
