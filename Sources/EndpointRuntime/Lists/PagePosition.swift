import Foundation

/// A page that can be asked for.
struct PagePosition<E: PagedEndpoint>: Sendable {
    var request: E
    /// The whole address, where a `Link` header gave it.
    var address: URL?
    /// Items that came before it, since the one that was asked for first.
    var itemsBefore = 0
}

/// A page that came.
struct LoadedPage<E: PagedEndpoint>: Sendable {
    let response: E.Response
    let items: [E.PagingItem]
    /// `nil`: it was the last.
    let next: PagePosition<E>?
}

extension PagePosition {
    /// Asks for the page.
    ///
    /// - Throws: As ``EndpointClient/send(_:options:)``.
    func load(_ client: EndpointClient<E.API>, _ options: RequestOptions) async throws -> LoadedPage<E> {
        var options = options
        options.address = address
        return try await Call(request, options: options, client: client).run { answer, call in
            let response = try call.result(of: answer)
            let items = E.paging.items(response)
            let next = try self.next(after: response, items.count) { try call.linkedPage(answer) }
            return LoadedPage(response: response, items: items, next: next)
        }
    }

    private func next(after response: E.Response, _ count: Int, _ link: () throws -> URL?) throws -> PagePosition? {
        let rule = E.paging
        let more = rule.more?(response)
        if more == false { return nil }
        var next = self
        next.itemsBefore += count
        switch rule.movement {
        case .page(let first, let position, let move):
            let page = position(request) ?? first
            // Pages before the one that was asked for first are full, as far as one can know.
            let before = rule.size?(request).map { ($0, page.subtractingReportingOverflow(first)) }
                .flatMap { size, pages in pages.overflow ? nil : size.product(pages.partialValue) }
            guard more ?? rule.continues(request, response, count, before: before ?? itemsBefore) else { return nil }
            return next.moved(to: page.addingReportingOverflow(1), move)
        case .offset(let first, let position, let move):
            let offset = position(request) ?? first
            // What does not move on would be asked for again and again.
            guard count > 0, more ?? rule.continues(request, response, count, before: offset - first) else {
                return nil
            }
            return next.moved(to: offset.addingReportingOverflow(count), move)
        case .cursor(let move): return move(&next.request, response) ? next : nil
        case .link:
            next.address = try link()
            return next.address == nil || next.address == address ? nil : next
        }
    }

    private func moved(
        to position: (partialValue: Int, overflow: Bool),
        _ move: (inout E, Int) -> Void
    ) -> PagePosition? {
        if position.overflow { return nil }
        var moved = self
        move(&moved.request, position.partialValue)
        return moved
    }
}

extension PagingRule {
    /// Whether a page follows of which the answer says nothing but its size and the count of all.
    fileprivate func continues(_ request: E, _ response: E.Response, _ count: Int, before: Int) -> Bool {
        if count == 0 { return false }
        if let total = total?(response) { return total > before.addingReportingOverflow(count).partialValue }
        guard let size = size?(request) else { return true }
        return count >= size
    }
}

extension Int {
    /// `nil` where it does not fit.
    fileprivate func product(_ other: Int) -> Int? {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? nil : product
    }
}

extension Call {
    /// The address of the next page in the answer's `Link` header; relative ones begin at the address of this page.
    ///
    /// - Throws: ``RequestError/invalidResponse(_:_:)`` where it leads to another server: credentials would go along.
    func linkedPage(_ answer: AcceptedAnswer) throws -> URL? {
        guard let text = LinkHeader.target(of: "next", in: answer.response.headers) else { return nil }
        let own = try ownAddress()
        let sent = sentAddress?.withLock { $0 } ?? own
        let page = URL(wireText: text)?.relative(to: sent)
        guard let page, page.isHTTP, page.hasSameOrigin(as: sent) || page.hasSameOrigin(as: own) else {
            let context = context(at: .model, answer.response)
            throw RequestError.invalidResponse("the link to the next page leads to another server", context)
        }
        return page
    }

    private func ownAddress() throws -> URL {
        let builder = try written()
        return try url(
            of: Draft(
                builder: builder,
                headers: builder.headers,
                query: builder.queryItems,
                body: PreparedBody(content: .none)
            )
        )
    }
}
