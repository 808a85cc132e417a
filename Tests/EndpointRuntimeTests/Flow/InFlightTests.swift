import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct InFlightTests {
    private let clock = VirtualClock()
    private let transport = HeldTransport()

    private func expectDuplicate(_ call: () async throws -> Named) async {
        let error = await #expect(throws: RequestError.self) { try await call() }
        guard case .duplicateSubmission(let context) = error else { return failed("\(String(describing: error))") }
        #expect(context.stage == .sharing)
        #expect(context.endpoint == "flow.reject")
    }

    @Test("behaviour 32: a second submission is refused while the first is in flight, and for a while after")
    func reject() async throws {
        let client = flowClient(transport, clock: clock)
        let submission = Flowing<Rejecting>(body: "a")
        let first = Task { try await client.send(submission) }
        try await transport.arrived(1)
        await expectDuplicate { try await client.send(submission) }
        let other = Task { try await client.send(Flowing<Rejecting>(body: "b")) }
        try await transport.arrived(2)
        transport.answer(1)
        _ = try await other.value
        clock.advance(by: .seconds(60))
        await expectDuplicate { try await client.send(submission) }
        transport.answer(0)
        _ = try await first.value
        clock.advance(by: .milliseconds(799))
        await expectDuplicate { try await client.send(submission) }
        clock.advance(by: .milliseconds(1))
        let again = Task { try await client.send(submission) }
        try await transport.arrived(3)
        transport.answer(2)
        _ = try await again.value
        #expect(transport.requests.count == 3)
    }

    @Test("behaviour 32: a new call of the endpoint cancels the one before, whatever its parameters")
    func latest() async throws {
        let client = flowClient(transport, clock: clock)
        var tasks: [Task<Named, any Error>] = []
        for text in ["a", "ab", "abc"] {
            let endpoint = Flowing<Latest>(query: [QueryItem("q", text)])
            tasks.append(Task { try await client.send(endpoint) })
            try await transport.arrived(tasks.count)
        }
        for task in tasks.dropLast() { await #expect(throws: CancellationError.self) { try await task.value } }
        for index in 0...1 { try await eventually { transport.isOver(index) } }
        transport.answer(2)
        #expect(try await tasks[2].value == Named(name: "ok"))
        let afterwards = Task { try await client.send(Flowing<Latest>()) }
        try await transport.arrived(4)
        transport.answer(3)
        #expect(try await afterwards.value == Named(name: "ok"))
    }

    private func sharers(
        _ client: EndpointClient<SampleApp>,
        _ count: Int,
        _ endpoint: Flowing<Shared> = Flowing()
    ) async throws -> [Task<Named, any Error>] {
        let before = client.flow.sharing.waiting
        let tasks = (0..<count).map { _ in Task { try await client.send(endpoint) } }
        try await eventually { client.flow.sharing.waiting == before + count }
        return tasks
    }

    @Test("behaviour 33: calls with one signature share one request, and each gets its answer")
    func share() async throws {
        let client = flowClient(transport, clock: clock)
        let (one, other) = (QueryItem("a", "1"), QueryItem("b", "2"))
        let tasks =
            try await sharers(client, 50, Flowing(query: [one, other]))
            + sharers(client, 50, Flowing(query: [other, one]))
        try await transport.arrived(1)
        transport.answer(0)
        for task in tasks { #expect(try await task.value == Named(name: "ok")) }
        #expect(transport.requests.count == 1)
        #expect(client.flow.sharing.waiting == 0)
        let next = try await sharers(client, 1, Flowing(query: [one, other]))
        try await transport.arrived(2)
        transport.answer(1)
        _ = try await next[0].value
    }

    @Test("behaviour 33: who joins a call waits for it and begins none")
    func joining() async throws {
        let client = flowClient(transport, clock: clock)
        let signature = try await Call(Flowing<Shared>(), client: client).signature(Int.self)
        let calls = SharedCalls()
        let begun = Locked(0)
        let gate = Waiter<Int>()
        let tasks = (0..<2).map { _ in
            Task {
                try await calls.value(signature, deadline: nil) { (_: SharedCall<Int>) in
                    begun.withLock { $0 += 1 }
                    return try await gate.value()
                }
            }
        }
        try await eventually { calls.waiting == 2 || begun.withLock { $0 } == 2 }
        gate.settle(.success(7))
        try #require(begun.withLock { $0 } == 1)
        for task in tasks { #expect(try await task.value == 7) }
    }

    @Test("behaviour 33: a failure is shared as well")
    func sharedFailure() async throws {
        let client = flowClient(transport, clock: clock)
        let tasks = try await sharers(client, 3)
        try await transport.arrived(1)
        transport.answer(0, .failure(TransportError.unreachable(.connectionLost)))
        for task in tasks {
            let error = await #expect(throws: RequestError.self) { try await task.value }
            #expect(error?.isUnreachable == true)
        }
    }

    @Test("behaviour 33: one sharer's cancelling leaves the others alone; the last one's ends the request")
    func cancelSharers() async throws {
        let client = flowClient(transport, clock: clock)
        let tasks = try await sharers(client, 3)
        try await transport.arrived(1)
        for task in tasks.dropLast() {
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        let late = try await sharers(client, 1)
        transport.answer(0)
        #expect(try await tasks[2].value == Named(name: "ok"))
        #expect(try await late[0].value == Named(name: "ok"))
        let left = try await sharers(client, 2)
        try await transport.arrived(2)
        for task in left { task.cancel() }
        for task in left { await #expect(throws: CancellationError.self) { try await task.value } }
        try await eventually { transport.isOver(1) }
        let fresh = try await sharers(client, 1)
        try await transport.arrived(3)
        transport.answer(2)
        #expect(try await fresh[0].value == Named(name: "ok"))
    }

    @Test("behaviour 33: nothing is shared between sessions, addresses, bodies or methods, and no secret is kept")
    func signatures() async throws {
        let store = MemoryCredentialStore(session: SessionCredential(token: "secret-1"))
        let client = flowClient(transport, clock: clock, credentials: store)
        func signature<P: FlowKind>(_ endpoint: Flowing<P>) async throws -> CallSignature {
            try await Call(endpoint, options: RequestOptions(), client: client).signature(Named.self)
        }
        let query = [QueryItem("a", "1"), QueryItem("a", "2"), QueryItem("b", "")]
        let first = try await signature(Flowing<Shared>(query: query))
        #expect(try await signature(Flowing<Shared>(query: [query[2], query[0], query[1]])) == first)
        #expect(try await signature(Flowing<Shared>(query: [query[1], query[0], query[2]])) != first)
        #expect(try await signature(Flowing<Shared>(path: "/other", query: query)) != first)
        #expect(try await signature(Flowing<Shared>(query: query, body: "b")) != first)
        #expect(try await signature(Flowing<Latest>(query: query)) != first)
        await store.setSession(SessionCredential(token: "secret-2"))
        let second = try await signature(Flowing<Shared>(query: query))
        #expect(second != first)
        #expect(!"\(second)".contains("secret"))
        await store.setSession(SessionCredential(token: "secret-1"))
        #expect(try await signature(Flowing<Shared>(query: query)) == first)
    }
}
