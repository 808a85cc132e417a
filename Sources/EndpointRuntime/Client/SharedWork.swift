/// Work that is done once for everyone who waits for it. Begins when it is made.
///
/// A waiter that is cancelled leaves alone and at once; the work goes on for the others.
final class SharedWork<Value: Sendable>: Sendable {
    private enum Phase {
        case running
        case ended(Result<Value, any Error>)
        /// The last waiter has left, and the work was cancelled.
        case abandoned
    }

    private struct State {
        var phase = Phase.running
        var task: Task<Void, Never>?
        var waiters: [ObjectIdentifier: Waiter<Value>] = [:]
    }

    private let state = Locked(State())
    private let endsWithLastWaiter: Bool

    /// - Parameter endsWithLastWaiter: Whether the work is cancelled when nobody waits for it any more.
    init(endsWithLastWaiter: Bool, _ work: @escaping @Sendable () async throws -> Value) {
        self.endsWithLastWaiter = endsWithLastWaiter
        let task = Task { end(await Result.of(work)) }
        state.withLock { state in
            if case .running = state.phase { state.task = task }
        }
    }

    var waiterCount: Int { state.withLock { $0.waiters.count } }

    /// Takes a seat, which must then be passed to ``value(at:)``.
    ///
    /// - Returns: `nil` where the work was given up, so that there is nothing to wait for.
    func join() -> Waiter<Value>? {
        let waiter = Waiter<Value>()
        return state.withLock { state in
            switch state.phase {
            case .running: state.waiters[ObjectIdentifier(waiter)] = waiter
            case .ended(let result): waiter.settle(result)
            case .abandoned: return nil
            }
            return waiter
        }
    }

    /// Waits for the outcome.
    ///
    /// - Throws: What the work throws; `CancellationError` to a caller that is cancelled.
    func value(at seat: Waiter<Value>) async throws -> Value {
        do {
            return try await seat.value()
        } catch {
            leave(seat)
            throw error
        }
    }

    private func leave(_ seat: Waiter<Value>) {
        let task: Task<Void, Never>? = state.withLock { state in
            guard case .running = state.phase, state.waiters.removeValue(forKey: ObjectIdentifier(seat)) != nil,
                endsWithLastWaiter, state.waiters.isEmpty
            else { return nil }
            state.phase = .abandoned
            defer { state.task = nil }
            return state.task
        }
        task?.cancel()
    }

    /// Ends it for all who wait, and cancels the work.
    func end(everyoneWith error: any Error) {
        let task = state.withLock { $0.task }
        end(.failure(error))
        task?.cancel()
    }

    /// The first outcome counts.
    private func end(_ result: Result<Value, any Error>) {
        let waiters: [Waiter<Value>] = state.withLock { state in
            guard case .running = state.phase else { return [] }
            state.phase = .ended(result)
            state.task = nil
            defer { state.waiters = [:] }
            return Array(state.waiters.values)
        }
        for waiter in waiters { waiter.settle(result) }
    }
}
