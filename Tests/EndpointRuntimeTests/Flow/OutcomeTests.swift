import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct OutcomeTests {
    private let clock = VirtualClock()
    private let transport = HeldTransport()

    /// Cannot be built.
    private struct Unbuildable: Endpoint {
        typealias API = SampleApp
        typealias Response = Named
        static let descriptor = flow("outcome.unbuildable")
        func encode(to request: inout RequestBuilder) throws { try request.path("target", "") }
    }

    @Test("behaviour 18: cancelling while waiting for a slot, in an attempt or in a pause is cancelling, once")
    func cancelled() async throws {
        let client = flowClient(
            transport,
            clock: clock,
            traffic: TrafficSettings(concurrency: ["api": 1], network: nil)
        )
        let attempt = Task { try await client.send(Flowing<Plain>()) }
        try await transport.arrived(1)
        let slot = Task { try await client.send(Flowing<Plain>()) }
        try await eventually { client.flow.server(flowServer).slots.waiting == 1 }
        slot.cancel()
        await #expect(throws: CancellationError.self) { try await slot.value }
        attempt.cancel()
        await #expect(throws: CancellationError.self) { try await attempt.value }
        #expect(transport.requests.count == 1)
        let pause = Task { try await client.send(Flowing<Plain>()) }
        try await transport.arrived(2)
        transport.answer(1, .success(TransportResponse(status: 503)))
        try await clock.waitForSleep(of: .seconds(1))
        pause.cancel()
        await #expect(throws: CancellationError.self) { try await pause.value }
        #expect(clock.pendingSleeps.isEmpty)
        #expect(transport.requests.count == 2)
    }

    @Test("behaviour 18: a call that is cancelled before it begins sends nothing")
    func cancelledBefore() async {
        let client = flowClient(transport, clock: clock)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.send(Flowing<Plain>())
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(transport.requests.isEmpty)
    }

    @Test("behaviour 19: the completion handler is called once, on the main actor, for every way a call ends")
    func completion() async throws {
        let transport = StubTransport()
        transport.stub(
            Flowing<Plain>.self,
            sequence: [.value(Named(name: "v")), .raw(status: 400), .failure(CancellationError())]
        )
        let client = flowClient(transport)
        for expected in ["success", "RequestError", "CancellationError"] {
            #expect(await outcome { client.send(Flowing<Plain>(), completion: $0) } == expected)
        }
        #expect(await outcome { client.send(Unbuildable(), completion: $0) } == "RequestError")
    }

    private typealias Handler = @MainActor @Sendable (Result<Named, any Error>) -> Void

    /// Ends the stream when it goes: nobody is left then who could call the handler once more.
    private final class End: Sendable {
        let calls: AsyncStream<String>.Continuation
        init(_ calls: AsyncStream<String>.Continuation) { self.calls = calls }
        deinit { calls.finish() }
    }

    private static func handler(_ calls: AsyncStream<String>.Continuation) -> Handler {
        let end = End(calls)
        return { result in
            MainActor.assertIsolated()
            switch result {
            case .success: end.calls.yield("success")
            case .failure(let error): end.calls.yield("\(type(of: error))")
            }
        }
    }

    /// All that the handler is called with.
    private func outcome(_ send: (@escaping Handler) -> CallHandle) async -> String {
        let (calls, continuation) = AsyncStream<String>.makeStream()
        _ = send(Self.handler(continuation))
        var all: [String] = []
        for await call in calls { all.append(call) }
        return all.joined(separator: ", ")
    }

    @Test("behaviour 44: the handle of a call cancels it, and letting go of it does not")
    func handle() async throws {
        let client = flowClient(transport, clock: clock)
        let (results, continuation) = AsyncStream<String>.makeStream()
        var iterator = results.makeAsyncIterator()
        let handle = client.send(Flowing<Plain>()) { result in
            continuation.yield((try? result.get())?.name ?? "cancelled: \(result.isCancelled)")
        }
        try await transport.arrived(1)
        handle.cancel()
        handle.cancel()
        #expect(await iterator.next() == "cancelled: true")
        client.response(for: Flowing<Plain>()) { continuation.yield("\((try? $0.get())?.status ?? 0)") }
        try await transport.arrived(2)
        transport.answer(1)
        #expect(await iterator.next() == "200")
    }

    @Test("behaviour 47: what runs in a scope is cancelled when the scope goes away")
    func scope() async throws {
        let client = flowClient(transport, clock: clock)
        var scope: RequestScope? = RequestScope()
        let members = scope?.members
        let (results, continuation) = AsyncStream<Bool>.makeStream()
        let inside = Task { try await RequestScope.run(in: members) { try await client.send(Flowing<Plain>()) } }
        let outside = Task { try await client.send(Flowing<Plain>(path: "/outside")) }
        client.send(Flowing<Plain>(path: "/handler"), in: scope) { continuation.yield($0.isCancelled) }
        try await transport.arrived(3)
        scope = nil
        await #expect(throws: CancellationError.self) { try await inside.value }
        for await isCancelled in results {
            #expect(isCancelled)
            break
        }
        let urls = transport.requests.map(\.url.path)
        let (left, kept) = (urls.indices.filter { urls[$0] != "/outside" }, urls.firstIndex(of: "/outside"))
        for index in left { try await eventually { transport.isOver(index) } }
        transport.answer(try #require(kept))
        #expect(try await outside.value == Named(name: "ok"))
        await #expect(throws: CancellationError.self) { try await RequestScope.run(in: members) { 7 } }
    }

    @Test("behaviour 47: a scope can be emptied and used on, and ends nothing that has ended")
    func emptiedScope() async throws {
        let client = flowClient(transport, clock: clock)
        let scope = RequestScope()
        let first = Task { try await scope.run { try await client.send(Flowing<Plain>()) } }
        try await transport.arrived(1)
        scope.cancelAll()
        await #expect(throws: CancellationError.self) { try await first.value }
        let second = Task { try await scope.run { try await client.send(Flowing<Plain>()) } }
        try await transport.arrived(2)
        transport.answer(1)
        #expect(try await second.value == Named(name: "ok"))
    }

    @Test("behaviour 19: ten thousand calls cancelled at random moments end once each, and leave nothing behind")
    func torture() async throws {
        let transport = Yielding()
        let client = flowClient(
            transport,
            clock: HastyClock(),
            traffic: TrafficSettings(retryBudget: RetryBudget(share: 1), network: nil)
        )
        let scope = RequestScope()
        var cancelled = 0
        for _ in 0..<100 {
            let results = await withTaskGroup(of: Result<Named, any Error>.self) { group in
                for index in 0..<100 { group.addTask { await Self.one(client, scope, index) } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(results.count == 100)
            for result in results {
                switch result {
                case .success, .failure(is RequestError): break
                case .failure(is CancellationError): cancelled += 1
                case .failure(let error): Issue.record("\(error)")
                }
            }
        }
        #expect(cancelled > 0)
        #expect(client.flow.sharing.waiting == 0)
        let slots = client.flow.server(flowServer).slots
        #expect(slots.waiting == 0)
        for _ in 0..<4 { try await slots.take(.normal) }
        #expect(slots.waiting == 0)
    }

    /// Pauses are over after a turn; limits never come.
    private struct HastyClock: Clock {
        var now: VirtualClock.Instant { VirtualClock.Instant() }
        var minimumResolution: Duration { .zero }

        func sleep(until deadline: VirtualClock.Instant, tolerance: Duration?) async throws {
            await Task.yield()
            try Task.checkCancellation()
            if deadline.offset >= .seconds(60) { try await Task.sleep(nanoseconds: .max / 4) }
        }
    }

    /// Answers after a few turns, every third time with a status that may heal.
    private struct Yielding: Transport {
        private let count = Locked(0)

        func send(_ request: TransportRequest) async throws -> TransportResponse {
            let turn = count.withLock { count in
                count += 1
                return count
            }
            for _ in 0..<(turn % 7) {
                await Task.yield()
                try Task.checkCancellation()
            }
            return turn % 3 == 0 ? TransportResponse(status: 503) : HeldTransport.ok
        }
    }

    private static func one(
        _ client: EndpointClient<SampleApp>,
        _ scope: RequestScope,
        _ index: Int
    ) async -> Result<Named, any Error> {
        let query = [QueryItem("i", String(index / 10))]
        let task = Task {
            switch index % 6 {
            case 0: try await client.send(Flowing<Safe>(query: query))
            case 1:
                try await client.send(Flowing<SharedRetried>(query: [query[0]]), options: .init(total: .seconds(60)))
            case 2: try await client.send(Flowing<Latest>(query: query))
            case 3: try await client.send(Flowing<Rejecting>(body: String(index % 12)))
            case 4: try await scope.run { try await client.send(Flowing<Keyed>(query: query)) }
            default: try await client.send(Flowing<Shared>(query: [query[0]]))
            }
        }
        if index % 5 != 0 {
            for _ in 0..<(index * 13 % 40) { await Task.yield() }
            task.cancel()
        }
        return await task.result
    }
}

extension Result where Failure == any Error {
    fileprivate var isCancelled: Bool { if case .failure(is CancellationError) = self { true } else { false } }
}
