import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct PagerTests {
    private let held = HeldTransport()
    private let pager: Pager<Paged<ByPage>>

    init() { pager = Pager(Stubbed.client(held, clock: VirtualClock()).pages(of: Paged<ByPage>())) }

    private func answer(_ index: Int, _ items: String, more: Bool) {
        let list = items.map { "\"\($0)\"" }.joined(separator: ",")
        held.answer(index, .success(.page(#"{"items":[\#(list)],"more":\#(more)}"#)))
    }

    /// Begins a load and waits for its request.
    private func begin(_ count: Int, _ load: @escaping @Sendable () async throws -> Void) async throws
        -> Task<Void, any Error>
    {
        let task = Task { try await load() }
        try await held.arrived(count)
        return task
    }

    private func more(_ count: Int) async throws -> Task<Void, any Error> {
        try await begin(count) { [pager] in try await pager.loadMore() }
    }

    private func refresh(_ count: Int) async throws -> Task<Void, any Error> {
        try await begin(count) { [pager] in try await pager.refresh() }
    }

    private func query(_ index: Int) -> String { held.requests[index].url.query ?? "" }

    private var phase: String {
        get async {
            switch await pager.state.phase {
            case .idle: "idle"
            case .loadingMore: "loadingMore"
            case .refreshing: "refreshing"
            case .failed: "failed"
            }
        }
    }

    /// The list has its first page.
    private func loadFirst() async throws {
        let first = try await more(1)
        answer(0, "ab", more: true)
        try await first.joined
    }

    @Test("behaviour 39: a pager loads page after page, says what it does, and stops at the end")
    func pages() async throws {
        #expect(await pager.state.hasMore)
        let first = try await more(1)
        #expect(await phase == "loadingMore")
        answer(0, "ab", more: true)
        try await first.joined
        #expect(await phase == "idle")
        let second = try await more(2)
        answer(1, "c", more: false)
        try await second.joined
        #expect(await pager.items == ["a", "b", "c"])
        #expect(await !pager.state.hasMore)
        #expect(try await !pager.loadMore())
        #expect(held.requests.count == 2)
        #expect([query(0), query(1)] == ["", "position=2"])
    }

    @Test("behaviour 39: more is not loaded while a load is in flight, be it more or a refresh")
    func secondLoad() async throws {
        try await loadFirst()
        let second = try await more(2)
        #expect(try await !pager.loadMore())
        answer(1, "c", more: true)
        try await second.joined
        let refresh = try await refresh(3)
        #expect(try await !pager.loadMore())
        answer(2, "A", more: true)
        try await refresh.joined
        #expect(held.requests.count == 3)
        #expect(await pager.items == ["A"])
    }

    @Test("behaviour 39: a refresh ends the load in flight, whose answer is dropped, and begins with the first page")
    func refreshEndsLoad() async throws {
        try await loadFirst()
        let second = try await more(2)
        let refresh = try await refresh(3)
        await #expect(throws: CancellationError.self) { try await second.joined }
        try await eventually { held.isOver(1) }
        #expect(await phase == "refreshing")
        // What is there stays until the new page has come.
        #expect(await pager.items == ["a", "b"])
        answer(2, "AB", more: true)
        try await refresh.joined
        #expect(await pager.items == ["A", "B"])
        #expect(query(2) == "")
        let next = try await more(4)
        #expect(query(3) == "position=2")
        answer(3, "C", more: false)
        try await next.joined
        #expect(await pager.items == ["A", "B", "C"])
    }

    @Test("behaviour 39: a second refresh takes the place of the first")
    func twoRefreshes() async throws {
        let first = try await refresh(1)
        let second = try await refresh(2)
        await #expect(throws: CancellationError.self) { try await first.joined }
        answer(1, "A", more: false)
        try await second.joined
        #expect(await pager.items == ["A"])
        #expect(await phase == "idle")
    }

    @Test("behaviour 39: a failed load keeps the list and its place, and is tried again with the same page")
    func failure() async throws {
        try await loadFirst()
        let second = try await more(2)
        held.answer(1, .failure(TransportError.unreachable(.timeout)))
        await #expect(throws: RequestError.self) { try await second.joined }
        #expect(await phase == "failed")
        #expect(await pager.items == ["a", "b"])
        #expect(await pager.state.hasMore)
        let again = try await more(3)
        #expect(query(2) == query(1) && query(1) == "position=2")
        answer(2, "c", more: true)
        try await again.joined
        #expect(await pager.items == ["a", "b", "c"])
        #expect(await phase == "idle")
    }

    @Test("behaviour 39: a failed refresh keeps the old list, which goes on where it was")
    func failedRefresh() async throws {
        try await loadFirst()
        let refresh = try await refresh(2)
        held.answer(1, .failure(TransportError.unreachable(.notConnected)))
        await #expect(throws: RequestError.self) { try await refresh.joined }
        #expect(await pager.items == ["a", "b"])
        let next = try await more(3)
        #expect(query(2) == "position=2")
        answer(2, "c", more: false)
        try await next.joined
        #expect(await pager.items == ["a", "b", "c"])
    }

    @Test("behaviour 39: a caller that is cancelled ends its load, which is no failure")
    func cancelled() async throws {
        let first = try await more(1)
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.joined }
        try await eventually { held.isOver(0) }
        #expect(await phase == "idle")
        let again = try await more(2)
        answer(1, "a", more: false)
        try await again.joined
        #expect(await pager.items == ["a"])
    }

    @Test("behaviour 39: each change of the list is told, the present state first")
    func updates() async throws {
        let seen = Task { [updates = pager.updates] in
            var seen: [String] = []
            for await state in updates {
                seen.append(state.items.joined())
                if !state.hasMore { break }
            }
            return seen
        }
        let first = try await more(1)
        answer(0, "ab", more: true)
        try await first.joined
        let second = try await more(2)
        answer(1, "c", more: false)
        try await second.joined
        let told = await seen.value
        #expect(told == ["", "", "ab", "ab", "abc"])
    }
}
