import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct DeadlineTests {
    private enum Limited: ReplayableKind {
        static let descriptor = flow(
            "deadline.limited",
            timeout: TimeoutPolicy(attempt: .seconds(8), idle: .seconds(60), total: .seconds(20)),
            retry: exactRetry,
            idempotency: .safe
        )
    }

    private let clock = VirtualClock()
    private let transport = HeldTransport()
    private let unavailable = TransportResponse(status: 503)

    private func client(slots: Int = 4) -> EndpointClient<SampleApp> {
        flowClient(transport, clock: clock, traffic: TrafficSettings(concurrency: ["api": slots], network: nil))
    }

    private func expectTimeout(_ task: Task<Named, any Error>) async {
        let error = await #expect(throws: RequestError.self) { try await task.value }
        guard case .unreachable(.timeout, let context) = error else { return failed("\(String(describing: error))") }
        #expect(context.endpoint != nil)
    }

    @Test("behaviour 28: an attempt has its limit, silence its own, and the whole call a third")
    func attempt() async throws {
        let client = client()
        let task = Task { try await client.send(Flowing<Limited>()) }
        try await transport.arrived(1)
        #expect(transport.requests[0].idle == .seconds(60))
        try await clock.waitForSleep(of: .seconds(8))
        try await clock.waitForSleep(of: .seconds(20))
        clock.advance(by: .seconds(8))
        try await clock.waitForSleep(of: .seconds(1))
        #expect(transport.isOver(0))
        clock.advance(by: .seconds(1))
        try await transport.arrived(2)
        transport.answer(1)
        #expect(try await task.value == Named(name: "ok"))
    }

    @Test("behaviour 28: the total limit covers waiting for a slot")
    func waitingInSlot() async throws {
        let client = client(slots: 1)
        let first = Task { try await client.send(Flowing<Plain>()) }
        try await transport.arrived(1)
        let second = Task { try await client.send(Flowing<Plain>(), options: RequestOptions(total: .seconds(5))) }
        try await clock.waitForSleep(of: .seconds(5))
        clock.advance(by: .seconds(5))
        await expectTimeout(second)
        transport.answer(0)
        _ = try await first.value
        #expect(transport.requests.count == 1)
    }

    @Test("behaviour 28: the total limit covers attempts and pauses")
    func attemptsAndPauses() async throws {
        let client = client()
        let options = RequestOptions(total: .seconds(10))
        let task = Task { try await client.send(Flowing<Limited>(), options: options) }
        try await transport.arrived(1)
        try await clock.waitForSleep(of: .seconds(8))
        clock.advance(by: .seconds(8))
        try await clock.waitForSleep(of: .seconds(1))
        clock.advance(by: .seconds(1))
        try await transport.arrived(2)
        try await clock.waitForSleep(of: .seconds(1))
        clock.advance(by: .seconds(1))
        await expectTimeout(task)
        #expect(transport.isOver(1))
        #expect(clock.pendingSleeps.isEmpty || !clock.pendingSleeps.contains(.seconds(1)))
    }

    @Test(
        "behaviour 28: a pause that would pass the deadline is not begun: the last error is thrown at once",
        arguments: [(Duration.seconds(3), 2), (.milliseconds(3001), 3), (.seconds(1), 1), (.milliseconds(500), 1)]
    )
    func pausePastDeadline(_ total: Duration, _ count: Int) async throws {
        let client = client()
        let task = Task { try await client.send(Flowing<Plain>(), options: RequestOptions(total: total)) }
        for index in 0..<count {
            try await transport.arrived(index + 1)
            transport.answer(index, .success(unavailable))
            if index + 1 < count {
                let pause = Duration.seconds(1 << index)
                try await clock.waitForSleep(of: pause)
                clock.advance(by: pause)
            }
        }
        let error = await #expect(throws: RequestError.self) { try await task.value }
        #expect(error?.code == "503")
        #expect(transport.requests.count == count)
    }

    @Test("behaviour 28: a deadline given with the call holds where it is earlier than the limit")
    func givenDeadline() async throws {
        let now = clock.date
        let client = flowClient(transport, clock: clock, now: { now })
        for (deadline, total, expected) in [(7.0, 20, 7), (30, 20, 20), (9, nil, 9)] as [(Double, Int?, Int)] {
            let options = RequestOptions(
                total: total.map { .seconds($0) },
                deadline: now.addingTimeInterval(deadline)
            )
            let count = transport.requests.count
            let task = Task { try await client.send(Flowing<Plain>(), options: options) }
            try await transport.arrived(count + 1)
            try await clock.waitForSleep(of: .seconds(expected))
            clock.advance(by: .seconds(expected))
            await expectTimeout(task)
        }
    }

    @Test("behaviour 28: a call whose deadline has passed sends nothing")
    func passedDeadline() async {
        let client = client()
        for options in [RequestOptions(deadline: .distantPast), RequestOptions(total: .zero)] {
            await expectTimeout(Task { try await client.send(Flowing<Plain>(), options: options) })
        }
        #expect(transport.requests.isEmpty)
    }

    @Test("behaviour 28: of those who share a call, the most patient one's deadline bounds its pauses")
    func sharedDeadline() async throws {
        let client = client()
        let hasty = Task { try await client.send(Flowing<SharedRetried>(), options: .init(total: .milliseconds(100))) }
        try await transport.arrived(1)
        let patient = Task { try await client.send(Flowing<SharedRetried>(), options: .init(total: .seconds(50))) }
        try await eventually { client.flow.sharing.waiting == 2 }
        transport.answer(0, .success(unavailable))
        try await clock.waitForSleep(of: .seconds(1))
        clock.advance(by: .seconds(1))
        await expectTimeout(hasty)
        try await transport.arrived(2)
        transport.answer(1)
        #expect(try await patient.value == Named(name: "ok"))
    }
}
