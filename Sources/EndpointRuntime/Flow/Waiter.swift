/// One caller that waits, and whoever may end its waiting: the first result counts, later ones are dropped.
///
/// A state only moves forward (idle, waiting or settled, over), each move under the lock, and the continuation is taken
/// out with the move that ends it: it is resumed exactly once, and never kept.
package final class Waiter<Value: Sendable>: Sendable {
    private enum State {
        case idle
        case waiting(CheckedContinuation<Value, any Error>)
        case settled(Result<Value, any Error>)
        case over
    }

    private let state = Locked(State.idle)

    package init() {}

    /// - Returns: Whether this result is the one that counts.
    @discardableResult
    package func settle(_ result: Result<Value, any Error>) -> Bool {
        let (isFirst, continuation): (Bool, CheckedContinuation<Value, any Error>?) = state.withLock { state in
            switch state {
            case .idle:
                state = .settled(result)
                return (true, nil)
            case .waiting(let continuation):
                state = .over
                return (true, continuation)
            case .settled, .over: return (false, nil)
            }
        }
        continuation?.resume(with: result)
        return isFirst
    }

    /// Waits for the result; to be called once. A caller that is cancelled leaves at once.
    package func value() async throws -> Value {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { begin($0) }
        } onCancel: {
            settle(.failure(CancellationError()))
        }
    }

    private func begin(_ continuation: CheckedContinuation<Value, any Error>) {
        let early: Result<Value, any Error>? = state.withLock { state in
            guard case .settled(let result) = state else {
                state = .waiting(continuation)
                return nil
            }
            state = .over
            return result
        }
        if let early { continuation.resume(with: early) }
    }
}

extension Waiter {
    /// Runs the operation in a task of its own and waits for it, unless something else settles this first. The task
    /// is then cancelled, and nobody waits for it to heed that.
    func run(_ operation: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let work = Task { settle(await Result.of(operation)) }
        defer { work.cancel() }
        return try await value()
    }
}

extension Result where Failure == any Error {
    /// What an operation comes to.
    static func of(_ operation: () async throws -> Success) async -> Result {
        do { return .success(try await operation()) } catch { return .failure(error) }
    }
}
