import EndpointTesting
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct VirtualClockTests {
    private let clock = VirtualClock()

    @Test("behaviour 43: a sleeper wakes when the clock has been moved far enough, and not before")
    func wakes() async throws {
        let clock = clock
        let task = Task {
            try await clock.sleep(for: .seconds(5))
            return clock.now.offset
        }
        try await clock.waitForSleep(of: .seconds(5))
        clock.advance(by: .milliseconds(4999))
        #expect(clock.pendingSleeps == [.milliseconds(1)])
        clock.advance(by: .milliseconds(1))
        #expect(try await task.value == .seconds(5))
        #expect(clock.pendingSleeps.isEmpty)
    }

    @Test("behaviour 43: a sleep that is due already does not wait")
    func due() async throws {
        clock.advance(by: .seconds(3))
        try await clock.sleep(until: .init(offset: .seconds(3)))
        try await clock.sleep(for: .seconds(-1))
        #expect(clock.now.offset == .seconds(3))
    }

    @Test("behaviour 43: a cancelled sleeper leaves at once")
    func cancelled() async throws {
        let clock = clock
        let task = Task { try await clock.sleep(for: .seconds(5)) }
        try await clock.waitForSleep(of: .seconds(5))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.pendingSleeps.isEmpty)
    }

    @Test("behaviour 43: waiting for a sleep counts what is left of it, now and after the clock has moved")
    func remaining() async throws {
        let clock = clock
        let task = Task { try await clock.sleep(for: .seconds(5)) }
        try await clock.waitForSleep(of: .seconds(5))
        async let watched: Void = clock.waitForSleep(of: .seconds(2))
        clock.advance(by: .seconds(3))
        try await watched
        try await clock.waitForSleep(of: .seconds(2))
        clock.advance(by: .seconds(2))
        try await task.value
    }

    @Test("behaviour 43: every sleep is reported as it begins, and the time of day goes with the clock")
    func reported() async throws {
        var sleeps = clock.sleeps().makeAsyncIterator()
        let clock = clock
        let start = clock.date
        let task = Task {
            try await clock.sleep(for: .seconds(1))
            try await clock.sleep(for: .milliseconds(1500))
        }
        #expect(await sleeps.next() == .seconds(1))
        clock.advance(by: .seconds(1))
        #expect(await sleeps.next() == .milliseconds(1500))
        clock.advance(by: .milliseconds(1500))
        try await task.value
        #expect(clock.date == start.addingTimeInterval(2.5))
    }
}
