import EndpointRuntime
import EndpointTesting
import Foundation
import GeneratedEndpoints
import Testing

/// Caches, pages and batches through generated code.
@Suite(.timeLimit(.minutes(5))) struct ListTests {
    private let transport = StubTransport()
    private let client: EndpointClient<SocialApp>

    init() {
        client = EndpointClient(
            environment: .production,
            app: AppValues(locale: { "ja-JP" }, timeZone: { "UTC" }, values: ["localeIfChinese": { nil }]),
            credentials: MemoryCredentialStore(session: SessionCredential(token: "t"), named: ["partnerKey": "k"]),
            transport: transport,
            clock: VirtualClock()
        )
        transport.stubConfiguration()
    }

    /// The queries of all requests but the configuration's, decoded.
    private func queries(of name: String) -> [String?] {
        transport.recorder.requests.map(\.query).filter { $0.contains { $0.name == "size" || $0.name == "limit" } }
            .map { query in query.first { $0.name == name }?.value }
    }

    @Test("behaviour 36: the method of an endpoint with a cache says what to do with it")
    func caching() async throws {
        transport.stub(PurchasesProductsEndpoint.self) { _ in [] }
        func count() -> Int { transport.recorder.endpoints(of: PurchasesProductsEndpoint.self).count }
        _ = try await client.purchases.products()
        _ = try await client.purchases.products()
        #expect(count() == 1)
        _ = try await client.purchases.products(cache: .refresh)
        #expect(count() == 2)
    }

    @Test("behaviour 39: pages are counted on, and a bool ends them")
    func pages() async throws {
        transport.stub(FeedLikersEndpoint.self) { Page(items: [], hasMore: $0.page < 3) }
        var count = 0
        for try await page in client.feed.likersPages(id: PostID(1)) {
            #expect(page.items.isEmpty)
            count += 1
        }
        #expect(count == 3)
        #expect(queries(of: "page") == ["1", "2", "3"])
    }

    @Test("behaviour 39: cursors are handed on until there is none")
    func cursors() async throws {
        transport.stub(FeedFollowingEndpoint.self) { endpoint in
            CursorPage(items: [], nextCursor: endpoint.cursor == nil ? "c2" : nil)
        }
        var count = 0
        for try await _ in client.feed.followingPages(size: 5) { count += 1 }
        #expect(count == 2)
        #expect(queries(of: "cursor") == [nil, "c2"])
        #expect(queries(of: "size") == ["5", "5"])
    }

    @Test("behaviour 39: a cursor may lie in the last item, whatever variant of a oneOf that is")
    func cursorInUnion() async throws {
        transport.stub(MessagesHistoryEndpoint.self) { endpoint in
            guard endpoint.beforeSeq == nil else { return Page(items: [.unknown(.null)], hasMore: true) }
            let text = TextMessage(seq: 30, sender: UserID(1), sentAt: .distantPast, text: "a")
            return Page(items: [.text(text)], hasMore: true)
        }
        var seen: [Int64?] = []
        for try await item in client.messages.historyPages(id: "c").items {
            if case .text(let text) = item { seen.append(text.seq) } else { seen.append(nil) }
        }
        // Of a kind that this version does not know nothing is read, and the list ends.
        #expect(seen == [30, nil])
        #expect(queries(of: "before_seq") == [nil, "30"])
    }

    @Test("behaviour 37: many identifiers are one call, split by the spec's size, with the missing named")
    func batch() async throws {
        transport.stub(UsersMembershipsEndpoint.self) { _ in [:] }
        let ids = (1...120).map { UserID(Int64($0)) }
        let result = try await client.users.memberships(ids: ids + ids)
        #expect(result.ids == ids)
        #expect(result.missing == ids)
        let asked = transport.recorder.endpoints(of: UsersMembershipsEndpoint.self).map(\.ids.count)
        #expect(asked.sorted() == [20, 50, 50])
    }

    @Test("behaviour 37: items are told by their key, and what the app has is not asked for")
    func keyed() async throws {
        transport.stub(UsersGroupsEndpoint.self) { endpoint in
            endpoint.ids.reversed().map { Group(id: $0, name: $0.rawValue, memberCount: 1) }
        }
        let ids = ["b", "a", "c"].map { GroupID($0) }
        let result = try await client.users.groups(ids: ids) { _ in
            [GroupID("a"): Group(id: GroupID("a"), name: "local", memberCount: 2)]
        }
        #expect(result.items.map(\.name) == ["b", "local", "c"])
        #expect(transport.recorder.endpoints(of: UsersGroupsEndpoint.self).map(\.ids) == [[ids[0], ids[2]]])
    }
}
