import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct BatchTests {
    private struct Item: Hashable, Sendable {
        var id: Int?
        var name: String
    }

    /// Three at a time.
    private struct ItemsEndpoint: Endpoint {
        typealias API = SampleApp
        typealias Response = [Item]
        static let descriptor = EndpointDescriptor(
            "batch.items",
            .get,
            "/items",
            server: SampleApp.Servers.cdn,
            batch: BatchDescriptor(parameter: "ids", size: 3, key: "id")
        )
        var ids: [Int]
        static func decode(_ answer: Answer) throws -> [Item] { [] }
    }

    private let clock = VirtualClock()
    private let requests = Locked<[[Int]]>([])

    /// A client whose backend has no multiples of ten, and makes of a request what the closure says.
    private func client(
        _ before: @escaping @Sendable ([Int]) async throws -> Void = { _ in }
    ) -> EndpointClient<SampleApp> {
        let transport = StubTransport(clock: clock)
        transport.stub(ItemsEndpoint.self) { endpoint in
            requests.withLock { $0.append(endpoint.ids) }
            try await before(endpoint.ids)
            // In an order of its own, with something that nobody asked for.
            return endpoint.ids.reversed().filter { $0 % 10 != 0 }.map { Item(id: $0, name: "n\($0)") }
                + [Item(id: nil, name: "without")]
        }
        return Stubbed.client(transport, clock: clock)
    }

    private func batch(
        _ ids: [Int],
        _ client: EndpointClient<SampleApp>? = nil,
        local: BatchLookup<Int, Item>? = nil
    ) async throws -> BatchResult<Int, Item> {
        try await (client ?? self.client()).batch(
            ItemsEndpoint(ids: ids),
            ids: ids,
            setIDs: { $0.ids = $1 },
            local: local,
            items: { $0 },
            key: { $0.id }
        )
    }

    @Test("behaviour 37: duplicates are asked for once, in parts of the spec's size, and results stand in input order")
    func splitting() async throws {
        let result = try await batch([5, 3, 5, 10, 1, 7, 3, 2, 9])
        #expect(result.ids == [5, 3, 10, 1, 7, 2, 9])
        #expect(requests.withLock { Set($0) } == [[5, 3, 10], [1, 7, 2], [9]])
        #expect(result.items.map(\.name) == ["n5", "n3", "n1", "n7", "n2", "n9"])
        #expect(result.missing == [10])
        #expect(result[7]?.name == "n7")
        #expect(result[10] == nil && result[4] == nil)
        #expect(result.failures.isEmpty)
        #expect(try result.complete().count == 6)
        #expect(result.outcomes.map(\.id) == result.ids)
    }

    @Test("behaviour 37: what the local store has is not asked for, and one that fails stands in the way of nothing")
    func local() async throws {
        let asked = Locked<[[Int]]>([])
        let result = try await batch([1, 2, 1, 3, 4]) { ids in
            asked.withLock { $0.append(ids) }
            return [1: Item(id: 1, name: "local"), 3: Item(id: 3, name: "local")]
        }
        #expect(asked.withLock { $0 } == [[1, 2, 3, 4]])
        #expect(requests.withLock { $0 } == [[2, 4]])
        #expect(result.items.map(\.name) == ["local", "n2", "local", "n4"])
        let other = try await batch([1, 2]) { _ in throw TransportError.storage("broken") }
        #expect(other.items.map(\.name) == ["n1", "n2"])
    }

    @Test("behaviour 37: nothing is sent where nothing is asked for")
    func nothing() async throws {
        #expect(try await batch([]).ids.isEmpty)
        let local = try await batch([1]) { _ in [1: Item(id: 1, name: "local")] }
        #expect(local.items.map(\.name) == ["local"])
        #expect(requests.withLock { $0.isEmpty })
    }

    @Test("behaviour 37: at most two requests are under way at once")
    func concurrency() async throws {
        let running = Locked((now: 0, most: 0))
        let gates = (0..<5).map { _ in Waiter<Void>() }
        let client = client { ids in
            running.withLock { running in
                running.now += 1
                running.most = max(running.most, running.now)
            }
            try await gates[((ids.first ?? 1) - 1) / 3].value()
            running.withLock { $0.now -= 1 }
        }
        let ids = Array(1...15)
        let result = Task { try await batch(ids, client) }
        // Each that is let go makes room for one.
        for (number, gate) in gates.enumerated() {
            try await eventually { requests.withLock { $0.count } >= min(number + 2, gates.count) }
            gate.settle(.success(()))
        }
        #expect(try await result.joined.items.map(\.id) == ids.filter { $0 % 10 != 0 })
        #expect(running.withLock { $0.most } == 2)
    }

    @Test("behaviour 37: a part that fails takes no other with it, and is told with what it asked for")
    func partial() async throws {
        let client = client { ids in if ids.contains(4) { throw TransportError.unreachable(.connectionLost) } }
        let result = try await batch([1, 2, 3, 4, 5, 6, 7, 10], client)
        #expect(result.items.map(\.id) == [1, 2, 3, 7])
        #expect(result.missing == [10])
        #expect(result.failures.map(\.ids) == [[4, 5, 6]])
        #expect((result.failures.first?.error as? RequestError)?.isUnreachable == true)
        var failed: [Int] = []
        for (id, outcome) in result.outcomes { if case .failed = outcome { failed.append(id) } }
        #expect(failed == [4, 5, 6])
        #expect(throws: RequestError.self) { try result.complete() }
    }

    @Test("behaviour 37: all of it takes ten seconds at most; what came by then is there, and nothing more is sent")
    func timeout() async throws {
        let client = client { ids in if ids != [4, 5, 6] { try await Task.sleep(for: .seconds(3600)) } }
        let result = Task { try await batch(Array(1...9), client) }
        try await eventually { requests.withLock { $0.count } == 3 }
        try await clock.waitForSleep(of: .seconds(10))
        clock.advance(by: .seconds(10))
        let ended = try await result.joined
        #expect(ended.items.map(\.id) == [4, 5, 6])
        #expect(ended.failures.map(\.ids) == [[1, 2, 3], [7, 8, 9]])
        for failure in ended.failures {
            guard case .unreachable(.timeout, _) = failure.error as? RequestError else { return failed() }
        }
    }

    @Test("behaviour 37: what would begin when time is up is not sent, and the local store's time counts")
    func timeUp() async throws {
        let client = client()
        let result = try await batch([1, 2], client) { [clock] _ in
            clock.advance(by: .seconds(11))
            return [1: Item(id: 1, name: "local")]
        }
        #expect(result.items.map(\.name) == ["local"])
        #expect(result.failures.map(\.ids) == [[2]])
        #expect(requests.withLock { $0.isEmpty })
    }

    @Test("behaviour 37: a caller that is cancelled gets no partial result")
    func cancelled() async throws {
        let client = client { _ in try await Task.sleep(for: .seconds(3600)) }
        let result = Task { try await batch([1, 2, 3, 4], client) }
        try await eventually { requests.withLock { $0.count } == 2 }
        result.cancel()
        await #expect(throws: CancellationError.self) { try await result.joined }
    }

    @Test("behaviour 37: a map's keys are the identifiers; without a key there is no order and nothing is missing")
    func otherForms() async throws {
        let client = client()
        let map: BatchResult<Int, String> = try await client.batch(
            ItemsEndpoint(ids: []),
            ids: [2, 10, 1],
            setIDs: { $0.ids = $1 },
            map: { Dictionary($0.compactMap { item in item.id.map { ($0, item.name) } }) { first, _ in first } }
        )
        #expect(map.items == ["n2", "n1"])
        #expect(map.missing == [10])
        let local: BatchLookup<Int, Item> = { _ in [3: Item(id: 3, name: "local")] }
        let plain = try await client.batch(
            ItemsEndpoint(ids: []),
            ids: [1, 2, 1, 3],
            setIDs: { $0.ids = $1 },
            local: local,
            items: { $0 }
        )
        #expect(Set(plain.items.map(\.name)) == ["local", "n1", "n2", "without"])
        #expect(try plain.complete().count == 4)
    }
}
