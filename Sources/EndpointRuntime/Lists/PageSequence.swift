/// The pages of a list, each asked for when it is wanted.
///
///     for try await page in client.pages(of: FeedFollowingEndpoint()) { … }
///     for try await post in client.pages(of: FeedFollowingEndpoint()).items { … }
///
/// Every walk begins anew. After a failure nothing follows; a list that can be tried again is a ``Pager``.
public struct PageSequence<E: PagedEndpoint>: AsyncSequence, Sendable {
    public typealias Element = E.Response

    let client: EndpointClient<E.API>
    let start: PagePosition<E>
    let options: RequestOptions

    /// Their items one by one; a page is asked for when the items of the one before are used up.
    public var items: PageItemSequence<E> { PageItemSequence(pages: self) }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(pages: PageIterator(self)) }

    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
        var pages: PageIterator<E>

        /// - Throws: As ``EndpointClient/send(_:options:)``.
        public mutating func next() async throws -> E.Response? { try await pages.next()?.response }
    }
}

/// The items of a list, page after page; see ``PageSequence/items``.
public struct PageItemSequence<E: PagedEndpoint>: AsyncSequence, Sendable {
    public typealias Element = E.PagingItem

    let pages: PageSequence<E>

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(pages: PageIterator(pages)) }

    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
        var pages: PageIterator<E>
        private var items: [E.PagingItem] = []
        private var index = 0

        init(pages: PageIterator<E>) { self.pages = pages }

        /// - Throws: As ``EndpointClient/send(_:options:)``.
        public mutating func next() async throws -> E.PagingItem? {
            while index == items.count {
                guard let page = try await pages.next() else { return nil }
                (items, index) = (page.items, 0)
            }
            defer { index += 1 }
            return items[index]
        }
    }
}

/// Walks over pages.
struct PageIterator<E: PagedEndpoint>: Sendable {
    private let client: EndpointClient<E.API>
    private let options: RequestOptions
    private var position: PagePosition<E>?

    init(_ sequence: PageSequence<E>) {
        client = sequence.client
        options = sequence.options
        position = sequence.start
    }

    mutating func next() async throws -> LoadedPage<E>? {
        guard let current = position else { return nil }
        position = nil
        let page = try await current.load(client, options)
        position = page.next
        return page
    }
}

extension EndpointClient {
    /// The pages of a list, beginning with the one that the endpoint's value asks for.
    public func pages<E: PagedEndpoint>(
        of endpoint: E,
        options: RequestOptions = RequestOptions()
    ) -> PageSequence<E> where E.API == API {
        PageSequence(client: self, start: PagePosition(request: endpoint), options: options)
    }
}
