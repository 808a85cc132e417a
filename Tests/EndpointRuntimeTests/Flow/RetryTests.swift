import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct RetryTests {
    private let clock = VirtualClock()
    private let transport = HeldTransport()

    private func schedule(_ policy: RetryPolicy, jitter: Double = 1) -> RetrySchedule {
        RetrySchedule(policy: policy, jitter: { jitter })
    }

    private func pauses(_ schedule: RetrySchedule) -> [Duration?] {
        (0..<5).map { schedule.pause(beforeRetry: $0, asked: nil, remaining: nil) }
    }

    @Test("behaviour 30: pauses are 1, 2 and 4 seconds, and there are three")
    func backOff() {
        #expect(pauses(schedule(exactRetry)) == [.seconds(1), .seconds(2), .seconds(4), nil, nil])
        #expect(pauses(schedule(RetryPolicy(max: 0))) == [nil, nil, nil, nil, nil])
    }

    @Test(
        "behaviour 30: jitter takes its share of each pause",
        arguments: [(0.0, 0), (0.25, 250), (1, 1000), (7, 1000), (-1, 0)]
    )
    func jitter(_ factor: Double, _ milliseconds: Int) {
        let pause = schedule(RetryPolicy(), jitter: factor).pause(beforeRetry: 0, asked: nil, remaining: nil)
        #expect(pause == .milliseconds(milliseconds))
    }

    @Test("behaviour 30: no pause is longer than the limit, however the policy grows")
    func limit() {
        let policy = RetryPolicy(max: 5, base: .seconds(10), factor: 1000, jitter: .none, limit: .seconds(12))
        #expect(
            pauses(schedule(policy)) == [.seconds(10), .seconds(12), .seconds(12), .seconds(12), .seconds(12)]
        )
        let wild = RetryPolicy(max: 5, factor: .infinity, jitter: .none, limit: .seconds(3))
        #expect(pauses(schedule(wild)).allSatisfy { $0.map { $0 <= .seconds(3) } == true })
        let negative = RetryPolicy(max: 5, factor: -3, jitter: .none)
        #expect(pauses(schedule(negative)).allSatisfy { $0.map { $0 >= .zero } == true })
    }

    @Test("behaviour 28, 30: the server's wish goes before a shorter pause, and beyond the limit only up to a deadline")
    func asked() {
        let schedule = schedule(exactRetry)
        func pause(_ asked: Int, _ remaining: Int?) -> Duration? {
            schedule.pause(beforeRetry: 0, asked: .seconds(asked), remaining: remaining.map { .seconds($0) })
        }
        #expect(pause(0, nil) == .seconds(1))
        #expect(pause(9, nil) == .seconds(9))
        #expect(pause(30, nil) == .seconds(30))
        #expect(pause(31, nil) == nil)
        #expect(pause(31, 60) == .seconds(31))
        #expect(pause(60, 60) == nil)
    }

    @Test(
        "behaviour 30: Retry-After is read as seconds and as a date",
        arguments: [
            ("120", nil, 120), (" 5 ", nil, 5), ("0", nil, 0), ("99999999999999999999", nil, 1_000_000_000),
            ("Tue, 14 Nov 2023 22:13:30 GMT", nil, 10), ("Tue, 14 Nov 2023 22:13:10 GMT", nil, 0),
            ("Tue, 14 Nov 2023 22:13:30 GMT", "Tue, 14 Nov 2023 22:13:26 GMT", 4),
            ("-5", nil, nil), ("soon", nil, nil), ("", nil, nil), ("1.5", nil, nil),
        ] as [(String, String?, Int?)]
    )
    func retryAfter(_ text: String, _ date: String?, _ expected: Int?) {
        var headers: HTTPFields = ["retry-after": text]
        if let date { headers.append("Date", date) }
        let pause = RetryAfter.pause(headers, now: Date(timeIntervalSince1970: 1_700_000_000))
        #expect(pause == expected.map { .seconds($0) })
    }

    @Test(
        "behaviour 29: conditions are those of the policy, and a business code never heals",
        arguments: [
            (TransportError.unreachable(.timeout), .timeout),
            (TransportError.unreachable(.connectionLost), .connectionLost),
            (TransportError.unreachable(.notConnected), .notConnected),
            (TransportError.unreachable(.cannotConnect), .cannotConnect),
            (TransportError.unreachable(.hostNotFound), nil), (TransportError.unreachable(.insecure), nil),
            (TransportError.unreachable(.other), nil), (TransportError.invalidResponse(""), nil),
            (RequestError.unacceptableStatus(429, FailureContext(stage: .status)), .overloaded),
            (RequestError.unacceptableStatus(503, FailureContext(stage: .status)), .overloaded),
            (RequestError.unacceptableStatus(500, FailureContext(stage: .status)), nil),
            (RequestError.unacceptableStatus(408, FailureContext(stage: .status)), nil),
            (RequestError.sessionExpired(FailureContext(stage: .status)), nil),
            (RequestError.decodingFailed(.init(path: "", kind: .null), FailureContext(stage: .model)), nil),
            (
                UnnamedFailure(name: nil, refusal: Refusal(code: "x", message: "", status: 503, stage: .status)),
                .overloaded
            ),
            (UnnamedFailure(name: nil, refusal: Refusal(code: "x", message: "", status: 503, stage: .business)), nil),
            (UnnamedFailure(name: nil, refusal: Refusal(code: "x", message: "", status: 500, stage: .status)), nil),
            (CancellationError(), nil),
        ] as [(any Error, RetryPolicy.Condition?)]
    )
    func conditions(_ error: any Error, _ expected: RetryPolicy.Condition?) {
        #expect(RetryPolicy().reason(for: error) == expected)
        #expect(RetryPolicy(when: []).reason(for: error) == nil)
    }

    @Test("behaviour 30: a server that answers nobody gets a share of recent requests again, and no more")
    func budget() {
        let ledger = RetryLedger(RetryBudget(share: 0.25, minimum: 3, window: .seconds(60)))
        func retries(at second: Int) -> Int {
            var count = 0
            while count < 100, ledger.takeRetry(at: .seconds(second)) { count += 1 }
            return count
        }
        #expect(retries(at: 0) == 3)
        for _ in 0..<40 { ledger.countSending(at: .seconds(10)) }
        #expect(retries(at: 10) == 7)
        #expect(retries(at: 59) == 0)
        #expect(retries(at: 60) == 3)
        #expect(retries(at: 1000) == 3)
    }

    @Test("behaviour 30: when the budget is used up the last error is thrown at once")
    func budgetOfCalls() async throws {
        let budget = RetryBudget(share: 0, minimum: 1)
        let client = flowClient(transport, clock: clock, traffic: TrafficSettings(retryBudget: budget, network: nil))
        let first = Task { try await client.send(Flowing<Plain>()) }
        try await transport.arrived(1)
        transport.answer(0, .failure(TransportError.unreachable(.cannotConnect)))
        try await clock.waitForSleep(of: .seconds(1))
        clock.advance(by: .seconds(1))
        try await transport.arrived(2)
        transport.answer(1, .failure(TransportError.unreachable(.cannotConnect)))
        let error = await #expect(throws: RequestError.self) { try await first.value }
        #expect(error?.isUnreachable == true)
        #expect(transport.requests.count == 2)
    }

    /// Says that there is a network when the test does.
    private struct Network: NetworkMonitor {
        let waiter = Waiter<Void>()
        let asked = Waiter<Void>()
        func waitUntilConnected() async throws {
            asked.settle(.success(()))
            try await waiter.value()
        }
    }

    @Test("behaviour 30: offline, a call waits for the network to come back", arguments: [true, false])
    func offline(_ comesBack: Bool) async throws {
        let network = Network()
        let client = flowClient(transport, clock: clock, traffic: TrafficSettings(network: network))
        let task = Task { try await client.send(Flowing<Plain>()) }
        try await transport.arrived(1)
        transport.answer(0, .failure(TransportError.unreachable(.notConnected)))
        try await network.asked.value()
        try await clock.waitForSleep(of: .seconds(30))
        #expect(transport.requests.count == 1)
        guard comesBack else {
            clock.advance(by: .seconds(30))
            let error = await #expect(throws: RequestError.self) { try await task.value }
            guard case .unreachable(.notConnected, _) = error else { return failed() }
            return
        }
        clock.advance(by: .seconds(10))
        network.waiter.settle(.success(()))
        try await clock.waitForSleep(of: .seconds(1))
        clock.advance(by: .seconds(1))
        try await transport.arrived(2)
        transport.answer(1)
        #expect(try await task.value == Named(name: "ok"))
    }

    @Test("behaviour 31: a submission has one key for all its sendings, and a fresh one each time or the caller's")
    func keys() async throws {
        let client = flowClient(transport, clock: clock)
        for (given, base) in [(nil, 0), (nil, 2), ("mine", 4)] as [(String?, Int)] {
            let task = Task { try await client.send(Flowing<Keyed>(), options: .init(idempotencyKey: given)) }
            try await transport.arrived(base + 1)
            transport.answer(base, .success(TransportResponse(status: 503)))
            try await clock.waitForSleep(of: .seconds(1))
            clock.advance(by: .seconds(1))
            try await transport.arrived(base + 2)
            transport.answer(base + 1)
            _ = try await task.value
        }
        let keys = transport.requests.map { $0.headers["Idempotency-Key"] }
        #expect(keys[0] == keys[1] && keys[2] == keys[3] && keys[0] != keys[2])
        #expect(keys[0].flatMap { UUID(uuidString: $0) } != nil)
        #expect(keys[4...] == ["mine", "mine"])
    }

    private enum InOwnHeader: ReplayableKind {
        static var descriptor: EndpointDescriptor {
            var descriptor = InServersHeader.descriptor
            descriptor.idempotencyHeader = "X-Own-Key"
            return descriptor
        }
    }

    private enum InServersHeader: ReplayableKind {
        static var descriptor: EndpointDescriptor {
            var descriptor = Keyed.descriptor
            descriptor.server.idempotencyHeader = "X-Server-Key"
            return descriptor
        }
    }

    @Test("behaviour 31: the key is in the endpoint's header, else the server's, else the API's")
    func keyHeaders() async throws {
        let transport = StubTransport()
        transport.stub(Flowing<InOwnHeader>.self) { _ in Named(name: "own") }
        transport.stub(Flowing<InServersHeader>.self) { _ in Named(name: "server") }
        transport.stub(Flowing<Keyed>.self) { _ in Named(name: "API") }
        let client = flowClient(transport, clock: clock)
        let options = RequestOptions(idempotencyKey: "k")
        try await client.send(Flowing<InOwnHeader>(), options: options)
        try await client.send(Flowing<InServersHeader>(), options: options)
        try await client.send(Flowing<Keyed>(), options: options)
        let names = transport.recorder.requests.map { $0.headers.fields.filter { $0.value == "k" }.map(\.name) }
        #expect(names == [["X-Own-Key"], ["X-Server-Key"], ["Idempotency-Key"]])
    }

    @Test("behaviour 31: an endpoint whose key is a parameter is sent again only where it is there")
    func keyParameters() async throws {
        let client = flowClient(transport, clock: clock)
        let without = Task { try await client.send(Flowing<KeyedByField>(body: "b")) }
        try await transport.arrived(1)
        transport.answer(0, .success(TransportResponse(status: 503)))
        await #expect(throws: RequestError.self) { try await without.value }
        let with = Task { try await client.send(Flowing<KeyedByField>(body: "b", key: "k")) }
        try await transport.arrived(2)
        transport.answer(1, .success(TransportResponse(status: 503)))
        try await clock.waitForSleep(of: .seconds(1))
        clock.advance(by: .seconds(1))
        try await transport.arrived(3)
        transport.answer(2)
        _ = try await with.value
        #expect(transport.requests.map { $0.headers["Idempotency-Key"] } == [nil, "k", "k"])
    }

    @Test("behaviour 29: a call may have a policy of its own")
    func ownPolicy() async throws {
        let client = flowClient(transport, clock: clock)
        let once = Task { try await client.send(Flowing<Safe>(), retry: nil) }
        try await transport.arrived(1)
        transport.answer(0, .success(TransportResponse(status: 503)))
        await #expect(throws: RequestError.self) { try await once.value }
        let own = RetryPolicy(base: .seconds(3), jitter: .none)
        let again = Task { try await client.send(Flowing<Safe>(), retry: own) }
        try await transport.arrived(2)
        transport.answer(1, .success(TransportResponse(status: 503)))
        try await clock.waitForSleep(of: .seconds(3))
        clock.advance(by: .seconds(3))
        try await transport.arrived(3)
        transport.answer(2)
        _ = try await again.value
    }
}
