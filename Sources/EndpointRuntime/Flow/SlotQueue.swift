/// How many requests a server is sent at once, and who goes next.
///
/// First come, first served within a priority. Higher priorities go first, but a waiting priority that has been passed
/// over four times goes next, so that none starves.
final class SlotQueue: Sendable {
    private struct Line {
        var waiters: [Waiter<Void>] = []
        var passedOver = 0
    }

    private struct State {
        var free: Int
        /// By priority, the lowest first.
        var lines = [Line](repeating: Line(), count: 3)
    }

    private static let patience = 4

    private let state: Locked<State>

    init(slots: Int) { state = Locked(State(free: max(slots, 1))) }

    /// How many wait.
    var waiting: Int { state.withLock { $0.lines.reduce(0) { $0 + $1.waiters.count } } }

    /// Waits for a slot, which is the caller's until it is released.
    ///
    /// - Throws: `CancellationError`, at once, where the calling task is cancelled; it then has no slot.
    func take(_ priority: RequestPriority) async throws {
        let waiter: Waiter<Void>? = state.withLock { state in
            guard state.free == 0 else {
                state.free -= 1
                return nil
            }
            let waiter = Waiter<Void>()
            state.lines[priority.rawValue].waiters.append(waiter)
            return waiter
        }
        guard let waiter else { return }
        do {
            try await waiter.value()
        } catch {
            state.withLock { $0.lines[priority.rawValue].waiters.removeAll { $0 === waiter } }
            throw error
        }
    }

    /// Hands the slot to the next that still waits.
    func release() {
        while true {
            let next: Waiter<Void>? = state.withLock { state in
                let next = Self.next(&state.lines)
                if next == nil { state.free += 1 }
                return next
            }
            guard let next, !next.settle(.success(())) else { return }
        }
    }

    private static func next(_ lines: inout [Line]) -> Waiter<Void>? {
        let impatient = lines.firstIndex { !$0.waiters.isEmpty && $0.passedOver >= patience }
        guard let index = impatient ?? lines.lastIndex(where: { !$0.waiters.isEmpty }) else { return nil }
        lines[index].passedOver = 0
        for lower in lines.indices where lower < index && !lines[lower].waiters.isEmpty {
            lines[lower].passedOver += 1
        }
        return lines[index].waiters.removeFirst()
    }
}
