import EndpointRuntime
public import Foundation

/// A clock that stands still until a test moves it, so that limits, pauses and cool-downs are tested exactly and take
/// no time.
///
///     let clock = VirtualClock()
///     let client = EndpointClient<SocialApp>(environment: .production, transport: transport, clock: clock)
///     async let page = client.orders.list()
///     try await clock.waitForSleep(of: .seconds(1))    // the pause before the first retry has begun
///     clock.advance(by: .seconds(1))
///
/// What wakes up runs on in its own time: before moving the clock again, wait for the sleep that is expected next.
public final class VirtualClock: Clock {
    public typealias Duration = Swift.Duration

    /// Time since the clock was made.
    public struct Instant: InstantProtocol {
        public var offset: Swift.Duration

        public init(offset: Swift.Duration = .zero) { self.offset = offset }

        public func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct Sleeper {
        let due: Swift.Duration
        let waiter: Waiter<Void>
    }

    /// Waits for somebody to sleep.
    private struct Watcher {
        let duration: Swift.Duration
        let waiter: Waiter<Void>
    }

    /// A sleep that has just begun, and whom to tell.
    private struct Beginning {
        let length: Swift.Duration
        let watchers: [Waiter<Void>]
        let streams: [AsyncStream<Swift.Duration>.Continuation]
    }

    private struct State {
        var now = Swift.Duration.zero
        /// In the order they began.
        var sleepers: [Sleeper] = []
        var watchers: [Watcher] = []
        var streams: [AsyncStream<Swift.Duration>.Continuation] = []
    }

    private let state = Locked(State())
    private let start: Date

    /// - Parameter start: What ``date`` is before the clock is first moved.
    public init(start: Date = Date(timeIntervalSince1970: 1_700_000_000)) { self.start = start }

    public var now: Instant { Instant(offset: state.withLock { $0.now }) }
    public var minimumResolution: Swift.Duration { .zero }

    /// The time of day that goes with it, for `AppValues.now`.
    public var date: Date { start.addingTimeInterval(now.offset.seconds) }

    /// How much longer each sleeper has, the shortest first.
    public var pendingSleeps: [Swift.Duration] {
        state.withLock { state in state.sleepers.map { $0.due - state.now } }.sorted()
    }

    /// Sleeps until the clock has been moved to the deadline; not at all where it has passed.
    ///
    /// - Throws: `CancellationError`, at once, where the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try Task.checkCancellation()
        let waiter = Waiter<Void>()
        guard begin(Sleeper(due: deadline.offset, waiter: waiter)) else { return }
        do {
            try await waiter.value()
        } catch {
            state.withLock { $0.sleepers.removeAll { $0.waiter === waiter } }
            throw error
        }
    }

    /// Moves the clock, and wakes what is due in the order it is due.
    public func advance(by duration: Swift.Duration) {
        let (due, watchers) = state.withLock { state in
            state.now += duration
            let due = state.sleepers.filter { $0.due <= state.now }
            state.sleepers.removeAll { $0.due <= state.now }
            return (due, Self.satisfiedWatchers(&state))
        }
        for sleeper in due.sorted(by: { $0.due < $1.due }) { sleeper.waiter.settle(.success(())) }
        for watcher in watchers { watcher.settle(.success(())) }
    }

    /// Waits until something sleeps that has this long to go. A cancelled test does not wait.
    public func waitForSleep(of duration: Swift.Duration) async throws {
        let waiter = Waiter<Void>()
        let watchers = state.withLock { state in
            state.watchers.append(Watcher(duration: duration, waiter: waiter))
            return Self.satisfiedWatchers(&state)
        }
        for watcher in watchers { watcher.settle(.success(())) }
        try await waiter.value()
    }

    private static func satisfiedWatchers(_ state: inout State) -> [Waiter<Void>] {
        let lengths = Set(state.sleepers.map { $0.due - state.now })
        let satisfied = state.watchers.filter { lengths.contains($0.duration) }
        state.watchers.removeAll { lengths.contains($0.duration) }
        return satisfied.map(\.waiter)
    }

    /// The length of each sleep that begins from now on, as it begins. Never ends by itself.
    public func sleeps() -> AsyncStream<Swift.Duration> {
        let (stream, continuation) = AsyncStream<Swift.Duration>.makeStream()
        state.withLock { $0.streams.append(continuation) }
        return stream
    }

    /// - Returns: False where it is due already.
    private func begin(_ sleeper: Sleeper) -> Bool {
        let began: Beginning? = state.withLock { state in
            let length = sleeper.due - state.now
            guard length > .zero else { return nil }
            state.sleepers.append(sleeper)
            return Beginning(length: length, watchers: Self.satisfiedWatchers(&state), streams: state.streams)
        }
        guard let began else { return false }
        for watcher in began.watchers { watcher.settle(.success(())) }
        for stream in began.streams { stream.yield(began.length) }
        return true
    }
}
