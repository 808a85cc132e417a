import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct PageSequenceTests {
    /// Answers with these, one after the other; one more is unreachable.
    private func transport(_ pages: [String]) -> AnsweringTransport {
        AnsweringTransport { _, number in
            guard number <= pages.count else { throw TransportError.unreachable(.timeout) }
            return .page(pages[number - 1])
        }
    }

    /// Walks over a list to its end.
    ///
    /// - Returns: The items, and the query of each request.
    private func walk<P: PagedKind>(
        _ start: Paged<P>,
        _ pages: [String]
    ) async throws -> (items: String, queries: [String]) {
        let transport = transport(pages)
        let client = Stubbed.client(transport, clock: VirtualClock())
        var items = ""
        for try await item in client.pages(of: start).items { items += item }
        return (items, transport.requests.map { $0.url.query ?? "" })
    }

    @Test(
        "behaviour 39: pages are counted from the first or the one that is asked for, until the answer says it is over"
    )
    func byPage() async throws {
        let (items, queries) = try await walk(
            Paged<ByPage>(size: 2),
            [#"{"items":["a","b"],"more":true}"#, #"{"items":[],"more":true}"#, #"{"items":["c","d"],"more":false}"#]
        )
        #expect(items == "abcd")
        #expect(queries == ["size=2", "position=2&size=2", "position=3&size=2"])
        #expect(
            try await walk(Paged<ByPage>(position: 7), [#"{"items":["a"],"more":false}"#]).queries == ["position=7"]
        )
    }

    @Test("behaviour 39: a count of all ends the list, also where it begins in the middle", arguments: [nil, 3])
    func total(_ start: Int?) async throws {
        let pages = [#"{"items":["a","b"],"total":4}"#, #"{"items":["c","d"],"total":4}"#]
        if let start {
            let late = [#"{"items":["e","f"],"total":7}"#, #"{"items":["g"],"total":7}"#]
            #expect(try await walk(Paged<ByPage>(position: start, size: 2), late).items == "efg")
        } else {
            #expect(try await walk(Paged<ByPage>(size: 2), pages).items == "abcd")
            #expect(try await walk(Paged<ByPage>(), pages).items == "abcd")
            #expect(try await walk(Paged<ByOffset>(), pages).queries == ["", "position=2"])
        }
    }

    @Test(
        "behaviour 39: where nothing else is said, a short page ends the list if a size is asked for, else an empty one"
    )
    func shortPage() async throws {
        let pages = [#"{"items":["a","b"]}"#, #"{"items":["c"]}"#, #"{"items":[]}"#]
        #expect(try await walk(Paged<ByPage>(size: 2), pages).queries.count == 2)
        #expect(try await walk(Paged<ByPage>(), pages).queries.count == 3)
        let fromZero = try await walk(Paged<ByPageFromZero>(), pages)
        #expect(fromZero.queries == ["", "position=1", "position=2"])
        #expect(fromZero.items == "abc")
    }

    @Test("behaviour 39: offsets move on by what came, and an empty page ends the list whatever it says")
    func byOffset() async throws {
        let (items, queries) = try await walk(
            Paged<ByOffset>(size: 2),
            [#"{"items":["a","b"],"more":true}"#, #"{"items":["c"],"more":true}"#, #"{"items":[],"more":true}"#]
        )
        #expect(items == "abc")
        #expect(queries == ["size=2", "position=2&size=2", "position=3&size=2"])
    }

    @Test("behaviour 39: cursors are followed until there is none, an empty one, the same one, or 'more' is false")
    func byCursor() async throws {
        func queries(_ last: String) async throws -> [String] {
            let first = #"{"items":["a"],"next":"x&1"}"#
            return try await walk(Paged<ByCursor>(), [first, #"{"items":["b"],\#(last)}"#]).queries
        }
        for last in [#""next":null"#, #""next":"""#, #""next":"x&1""#, #""next":"y","more":false"#, #""more":true"#] {
            #expect(try await queries(last) == ["", "cursor=x%261"], "\(last)")
        }
    }

    @Test(
        "behaviour 39: links are followed as they are, relative ones too, with credentials and without doubling parameters"
    )
    func byLink() async throws {
        let transport = AnsweringTransport { _, number in
            switch number {
            case 1:
                .page(#"{"items":["a"]}"#, headers: ["Link": #"<https://a.example/list?page=2&tz=UTC>; rel="next""#])
            case 2: .page(#"{"items":["b"]}"#, headers: ["Link": #"<?page=3>; rel="next""#])
            default: .page(#"{"items":["c"]}"#, headers: ["Link": #"<https://a.example/list>; rel="first""#])
            }
        }
        let client = Stubbed.client(transport, clock: VirtualClock())
        var items = ""
        for try await page in client.pages(of: Paged<ByLink>(size: 9)) { items += page.items.joined() }
        #expect(items == "abc")
        let expected = [
            "https://a.example/list?size=9&tz=Asia%2FTokyo", "https://a.example/list?page=2&tz=UTC",
            "https://a.example/list?page=3&tz=Asia%2FTokyo",
        ]
        #expect(transport.requests.map(\.url.absoluteString) == expected)
        #expect(transport.requests.allSatisfy { $0.headers["Authorization"] == "Bearer t" })
    }

    @Test(
        "behaviour 39: a link that leads to another server is not followed",
        arguments: [
            "https://evil.example/list", "http://a.example/list", "https://a.example:444/list", "//b.example/x",
        ]
    )
    func foreignLink(_ target: String) async throws {
        let transport = AnsweringTransport { _, _ in
            .page(#"{"items":["a"]}"#, headers: ["Link": #"<\#(target)>; rel="next""#])
        }
        let client = Stubbed.client(transport, clock: VirtualClock())
        var iterator = client.pages(of: Paged<ByLink>()).makeAsyncIterator()
        let error = await #expect(throws: RequestError.self) { try await iterator.next() }
        #expect(error?.kind == .invalidResponse)
        #expect(transport.count == 1)
    }

    @Test("behaviour 39: a link to the page it stands on, or on the default port, is no way round")
    func linkToItself() async throws {
        let transport = AnsweringTransport { _, _ in
            .page(#"{"items":["a"]}"#, headers: ["Link": #"<https://a.example:443/list?page=2>; rel="next""#])
        }
        let client = Stubbed.client(transport, clock: VirtualClock())
        var count = 0
        for try await _ in client.pages(of: Paged<ByLink>()) { count += 1 }
        #expect(count == 2)
    }

    @Test("behaviour 39: a page is asked for when it is wanted, and each walk begins anew")
    func lazy() async throws {
        let transport = transport([#"{"items":["a","b"],"more":true}"#, #"{"items":["c"],"more":false}"#])
        let client = Stubbed.client(transport, clock: VirtualClock())
        var iterator = client.pages(of: Paged<ByPage>()).items.makeAsyncIterator()
        #expect(transport.count == 0)
        #expect(try await iterator.next() == "a")
        #expect(try await iterator.next() == "b")
        #expect(transport.count == 1)
        #expect(try await iterator.next() == "c")
        #expect(try await iterator.next() == nil)
        #expect(transport.count == 2)
    }

    @Test("behaviour 39: a failure ends the walk")
    func failure() async throws {
        let transport = transport([#"{"items":["a"],"more":true}"#])
        let client = Stubbed.client(transport, clock: VirtualClock())
        var iterator = client.pages(of: Paged<ByPage>()).makeAsyncIterator()
        #expect(try await iterator.next()?.items == ["a"])
        await #expect(throws: RequestError.self) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
        #expect(transport.count == 2)
    }
}
