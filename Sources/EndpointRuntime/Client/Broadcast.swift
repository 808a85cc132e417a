import Foundation

/// Hands values to any number of streams; ends them when it goes.
final class Broadcast<Element: Sendable>: Sendable {
    private struct State {
        var streams: [UUID: AsyncStream<Element>.Continuation] = [:]
        var latest: Element?
    }

    private let state = Locked(State())
    private let keepsLatest: Bool

    /// - Parameter keepsLatest: Whether a stream that begins late begins with the last value.
    init(keepsLatest: Bool) { self.keepsLatest = keepsLatest }

    deinit { state.withLock { state in for stream in state.streams.values { stream.finish() } } }

    /// A stream of its own for each caller: every value from now on, in order.
    func stream() -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream<Element>.makeStream()
        let id = UUID()
        continuation.onTermination = { [weak self] _ in self?.state.withLock { $0.streams[id] = nil } }
        state.withLock { state in
            if let latest = state.latest { continuation.yield(latest) }
            state.streams[id] = continuation
        }
        return stream
    }

    /// Under the lock, so that all streams have one order; yielding runs no code but the standard library's.
    func send(_ element: Element) {
        state.withLock { state in
            if keepsLatest { state.latest = element }
            for stream in state.streams.values { stream.yield(element) }
        }
    }

    /// The last value is none any more; streams go on.
    func forgetLatest() { state.withLock { $0.latest = nil } }
}
