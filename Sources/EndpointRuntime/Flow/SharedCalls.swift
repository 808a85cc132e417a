/// Calls that others may join while they are in flight.
final class SharedCalls: Sendable {
    private let calls = Locked<[CallSignature: any AnySharedCall]>([:])

    /// How many callers wait, for whichever call.
    var waiting: Int { calls.withLock { $0.values.reduce(0) { $0 + $1.waiting } } }

    /// Waits for the call with this signature, which is begun where there is none.
    ///
    /// The work has a task of its own. A caller that is cancelled leaves the others alone; when the last has left, the
    /// work is cancelled.
    ///
    /// - Parameter deadline: The caller's own; the work is given the latest of all.
    func value<Value: Sendable>(
        _ signature: CallSignature,
        deadline: Duration?,
        _ work: @escaping @Sendable (SharedCall<Value>) async throws -> Value
    ) async throws -> Value {
        let waiter = Waiter<Value>()
        let (call, isNew): (SharedCall<Value>, Bool) = calls.withLock { calls in
            if let call = calls[signature] as? SharedCall<Value>, call.join(waiter, deadline) { return (call, false) }
            let call = SharedCall<Value>(waiter, deadline)
            calls[signature] = call
            return (call, true)
        }
        if isNew {
            call.begin {
                let result = await Result.of { try await work(call) }
                self.remove(call, signature)
                call.end(result)
            }
        }
        do {
            return try await waiter.value()
        } catch {
            if call.leave(waiter) { remove(call, signature) }
            throw error
        }
    }

    private func remove(_ call: any AnySharedCall, _ signature: CallSignature) {
        calls.withLock { if $0[signature] === call { $0[signature] = nil } }
    }
}

/// A shared call, whatever its result.
private protocol AnySharedCall: AnyObject, Sendable {
    var waiting: Int { get }
}

/// One piece of work and all who wait for it.
final class SharedCall<Value: Sendable>: AnySharedCall {
    private struct State {
        var waiters: [Waiter<Value>]
        /// `nil` in it: somebody has no deadline.
        var deadline: Duration?
        var task: Task<Void, Never>?
        var isOver = false
    }

    private let state: Locked<State>

    fileprivate init(_ waiter: Waiter<Value>, _ deadline: Duration?) {
        state = Locked(State(waiters: [waiter], deadline: deadline))
    }

    var waiting: Int { state.withLock { $0.waiters.count } }

    /// The latest of all who have joined; `nil`: one has none.
    var deadline: Duration? { state.withLock { $0.deadline } }

    /// - Returns: False where it is too late.
    fileprivate func join(_ waiter: Waiter<Value>, _ deadline: Duration?) -> Bool {
        state.withLock { state in
            guard !state.isOver else { return false }
            state.waiters.append(waiter)
            state.deadline = state.deadline.flatMap { one in deadline.map { max(one, $0) } }
            return true
        }
    }

    fileprivate func begin(_ work: @escaping @Sendable () async -> Void) {
        let task = Task { await work() }
        let isOver = state.withLock { state in
            state.task = task
            return state.isOver
        }
        if isOver { task.cancel() }
    }

    fileprivate func end(_ result: Result<Value, any Error>) {
        let waiters = state.withLock { state in
            state.isOver = true
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.settle(result) }
    }

    /// - Returns: Whether it was the last, which ends the work.
    fileprivate func leave(_ waiter: Waiter<Value>) -> Bool {
        let (isLast, task): (Bool, Task<Void, Never>?) = state.withLock { state in
            guard !state.isOver else { return (false, nil) }
            state.waiters.removeAll { $0 === waiter }
            state.isOver = state.waiters.isEmpty
            return (state.isOver, state.isOver ? state.task : nil)
        }
        task?.cancel()
        return isLast
    }
}
