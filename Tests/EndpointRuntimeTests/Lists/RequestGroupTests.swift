import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct RequestGroupTests {
    private let held = HeldTransport()

    private var client: EndpointClient<SampleApp> { flowClient(held) }

    /// The index of the request to a path.
    private func index(_ path: String) throws -> Int {
        try #require(held.requests.firstIndex { $0.url.path == path })
    }

    private func endpoints(_ paths: [String]) -> [Flowing<NotKept>] { paths.map { Flowing(path: $0) } }

    @Test("behaviour 38: all results, in the order of the calls, which are made side by side")
    func all() async throws {
        let group = Task { [client] in try await client.all(endpoints(["/a", "/b", "/c"])) }
        try await held.arrived(3)
        for path in ["/c", "/a", "/b"] { held.answer(try index(path), .success(.named(path))) }
        #expect(try await group.joined.map(\.name) == ["/a", "/b", "/c"])
        #expect(try await client.all([Flowing<NotKept>]()).isEmpty)
    }

    @Test("behaviour 38: the first failure is thrown at once and ends the others")
    func firstFailure() async throws {
        let group = Task { [client] in try await client.all(endpoints(["/a", "/b", "/c"])) }
        try await held.arrived(3)
        held.answer(try index("/b"), .failure(TransportError.unreachable(.timeout)))
        let error = await #expect(throws: RequestError.self) { try await group.joined }
        #expect(error?.isUnreachable == true)
        #expect(held.isOver(try index("/a")))
        #expect(held.isOver(try index("/c")))
    }

    @Test("behaviour 38: settled groups say of each call what became of it, in their order")
    func settled() async throws {
        let group = Task { [client] in try await client.allSettled(endpoints(["/a", "/b", "/c"])) }
        try await held.arrived(3)
        held.answer(try index("/b"), .failure(TransportError.unreachable(.timeout)))
        held.answer(try index("/c"), .success(.named("c")))
        held.answer(try index("/a"), .success(.named("a")))
        let results = try await group.joined
        #expect(results.map { (try? $0.get())?.name } == ["a", nil, "c"])
        #expect(throws: RequestError.self) { try results[1].get() }
    }

    @Test("behaviour 38: calls of different kinds make a group of their own results")
    func different() async throws {
        let group = Task { [client] in
            try await RequestGroup.all(
                { try await client.send(Flowing<NotKept>(path: "/a")).name },
                { try await client.send(Flowing<NotKept>(path: "/b")) },
                { 7 }
            )
        }
        try await held.arrived(2)
        held.answer(try index("/b"), .success(.named("b")))
        held.answer(try index("/a"), .success(.named("a")))
        let (name, named, number) = try await group.joined
        #expect(name == "a")
        #expect(named.name == "b")
        #expect(number == 7)
    }

    @Test("behaviour 38: in such a group too the first failure ends the others, or each says what became of it")
    func differentFailing() async throws {
        let failing: @Sendable () async throws -> Int = { throw TransportError.unreachable(.timeout) }
        let group = Task { [client] in
            try await RequestGroup.all({ try await client.send(Flowing<NotKept>(path: "/a")) }, failing)
        }
        await #expect(throws: TransportError.self) { try await group.joined }
        #expect(held.requests.indices.allSatisfy(held.isOver))
        let (one, other) = try await RequestGroup.allSettled(failing, { "there" })
        #expect(throws: TransportError.self) { try one.get() }
        #expect(try other.get() == "there")
    }

    @Test("behaviour 38: a caller that is cancelled ends all calls, also of a settled group")
    func cancelled() async throws {
        let group = Task { [client] in try await client.allSettled(endpoints(["/a", "/b"])) }
        try await held.arrived(2)
        group.cancel()
        await #expect(throws: CancellationError.self) { try await group.joined }
        #expect(held.isOver(0) && held.isOver(1))
    }
}
