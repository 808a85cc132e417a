import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct TimeLimitTests {
    /// Sleeps until told, so that no test waits for time.
    private struct ManualClock: Clock {
        struct Instant: InstantProtocol {
            var offset = Duration.zero
            func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
            func duration(to other: Instant) -> Duration { other.offset - offset }
            static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
        }

        /// Sleeps of at most this end at once; longer ones only when cancelled.
        let elapsed: Duration
        var now: Instant { Instant() }
        var minimumResolution: Duration { .zero }

        func sleep(until deadline: Instant, tolerance: Duration?) async throws {
            if deadline.offset <= elapsed { return }
            try await Task.sleep(nanoseconds: .max / 4)
        }
    }

    private struct Deaf: Transport {
        /// Never answers, and heeds no cancelling.
        func send(_ request: TransportRequest) async throws -> TransportResponse {
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            return TransportResponse(status: 200)
        }
    }

    @Test("behaviour 28: an attempt that takes too long is a timeout, even if the transport heeds nothing")
    func attempt() async {
        let client = Stubbed.client(Deaf(), clock: ManualClock(elapsed: .seconds(3)))
        let error = await #expect(throws: RequestError.self) {
            try await client.send(OrdersListEndpoint(id: UserID(1)), retry: nil)
        }
        guard case .unreachable(.timeout, let context) = error else { return failed() }
        #expect(context.endpoint == "orders.list")
    }

    @Test("behaviour 28: a call's own limit goes before the endpoint's")
    func total() async {
        let client = Stubbed.client(Deaf(), clock: ManualClock(elapsed: .seconds(1)))
        let options = RequestOptions(total: .seconds(1))
        let error = await #expect(throws: RequestError.self) {
            try await client.send(OrdersListEndpoint(id: UserID(1)), options: options)
        }
        #expect(error?.isUnreachable == true)
    }

    @Test("behaviour 18: cancelling ends a call at once, even if the transport heeds nothing")
    func cancelled() async {
        let client = Stubbed.client(Deaf(), clock: ManualClock(elapsed: .zero))
        let task = Task { try await client.orders.list(id: UserID(1)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("behaviour 28: what ends in time is untouched by the limit")
    func inTime() async throws {
        let value = try await withTimeLimit(.seconds(1), clock: ManualClock(elapsed: .zero)) { 7 }
        #expect(value == 7)
        await #expect(throws: DecodingProblemError.self) {
            try await withTimeLimit(.seconds(1), clock: ManualClock(elapsed: .zero)) { throw DecodingProblemError() }
        }
    }

    @Test("behaviour 28: where no time is left nothing is begun", arguments: [Duration.zero, .seconds(-1)])
    func noTime(_ limit: Duration) async {
        await #expect(throws: TransportError.unreachable(.timeout)) {
            try await withTimeLimit(limit, clock: ManualClock(elapsed: .seconds(-2))) { failed("it was begun") }
        }
    }

    @Test(
        "behaviour 28: of a call's own limit, the endpoint's and a deadline, the first goes before the second",
        arguments: [
            (nil, nil, nil, nil), (nil, 9, nil, 9), (5, 9, nil, 5), (nil, 9, 7, 7), (5, 9, 7, 5), (8, 9, 7, 7),
            (nil, nil, 7, 7), (5, nil, -1, 0),
        ] as [(Int?, Int?, Double?, Int?)]
    )
    func limit(_ own: Int?, _ standard: Int?, _ deadline: Double?, _ expected: Int?) {
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        let options = RequestOptions(
            total: own.map { .seconds($0) },
            deadline: deadline.map { now.addingTimeInterval($0) }
        )
        let limit = options.limit(standard: standard.map { .seconds($0) }, now: { now })
        #expect(limit == expected.map { .seconds($0) })
    }

    private struct DecodingProblemError: Error {}

    @Test("behaviour 19: every call ends exactly once, whoever is first", .timeLimit(.minutes(5)))
    func races() async {
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<500 {
                group.addTask {
                    let task = Task {
                        try await withTimeLimit(
                            .zero,
                            clock: ManualClock(elapsed: index % 2 == 0 ? .zero : .seconds(-1))
                        ) {
                            await Task.yield()
                            return index
                        }
                    }
                    if index % 3 == 0 { task.cancel() }
                    _ = await task.result
                }
            }
        }
    }
}
