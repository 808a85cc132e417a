/// A list as a screen shows it: loaded page by page, refreshed, tried again.
///
///     let pager = Pager(client.feed.followingPages())
///     try await pager.loadMore()
///     for await list in pager.updates { show(list.items, list.phase) }
///
/// One load at a time: a refresh ends the one in flight and begins with the first page; more is not loaded twice. A load
/// that fails changes nothing but the phase, so that the next one asks for the same page.
public actor Pager<E: PagedEndpoint> {
    /// What a list is doing.
    public enum Phase: Sendable {
        case idle
        case loadingMore
        case refreshing
        /// The last load did.
        case failed(any Error)
    }

    /// A list at one moment.
    public struct State: Sendable {
        public var items: [E.PagingItem] = []
        public var phase = Phase.idle
        /// Whether a page follows, as far as is known: also before the first has come.
        public var hasMore = true
    }

    /// The list as it is now, and after each change. Ends with the pager.
    public nonisolated var updates: AsyncStream<State> { changes.stream() }

    public private(set) var state = State() {
        didSet { changes.send(state) }
    }
    private nonisolated let changes = Broadcast<State>(keepsLatest: true)
    private let pages: PageSequence<E>
    /// `nil`: there is no further page.
    private var position: PagePosition<E>?
    private var load: Waiter<LoadedPage<E>>?

    public init(_ pages: PageSequence<E>) {
        self.pages = pages
        position = pages.start
        changes.send(State())
    }

    public var items: [E.PagingItem] { state.items }

    /// Loads the next page, or the first.
    ///
    /// - Returns: False where nothing was done: a load is in flight, or there is no further page.
    /// - Throws: What the load throws; `CancellationError` where a refresh ended it, or the calling task is cancelled.
    @discardableResult
    public func loadMore() async throws -> Bool {
        guard load == nil, let position else { return false }
        try await load(position, .loadingMore) { $0 + $1 }
        return true
    }

    /// Loads the first page in place of all that is there, which stays until it has come.
    ///
    /// - Throws: As ``loadMore()``.
    public func refresh() async throws {
        load?.settle(.failure(CancellationError()))
        try await load(pages.start, .refreshing) { $1 }
    }

    /// Only the load that is the present one when it ends has a say.
    ///
    /// - Parameter joined: Of the items that are there, and those of the page.
    private func load(
        _ page: PagePosition<E>,
        _ phase: Phase,
        _ joined: ([E.PagingItem], [E.PagingItem]) -> [E.PagingItem]
    ) async throws {
        let load = Waiter<LoadedPage<E>>()
        self.load = load
        state.phase = phase
        do {
            let loaded = try await load.run { [pages] in try await page.load(pages.client, pages.options) }
            guard self.load === load else { throw CancellationError() }
            self.load = nil
            position = loaded.next
            state = State(items: joined(state.items, loaded.items), hasMore: loaded.next != nil)
        } catch {
            if self.load === load {
                self.load = nil
                state.phase = error is CancellationError ? .idle : .failed(error)
            }
            throw error
        }
    }
}
