/// Runs an operation, but waits for it no longer than the limit.
///
/// When time is up, or the calling task is cancelled, the operation's task is cancelled and the caller resumed at
/// once, whether or not the operation heeds it. Resumes exactly once.
///
/// - Throws: ``TransportError/unreachable(_:)`` with `.timeout` when time is up; `CancellationError` when the caller
///   is cancelled; whatever the operation throws.
func withTimeLimit<Value: Sendable>(
    _ limit: Duration?,
    clock: any Clock<Duration>,
    _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    guard let limit else { return try await operation() }
    let race = Race<Value>()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            race.begin(
                continuation,
                work: Task { race.end(await Result.of(operation)) },
                timer: Task {
                    guard (try? await clock.sleep(for: limit)) != nil else { return }
                    race.end(.failure(TransportError.unreachable(.timeout)))
                }
            )
        }
    } onCancel: {
        race.end(.failure(CancellationError()))
    }
}

/// The first of work, timer and cancelling to end decides.
private final class Race<Value: Sendable>: Sendable {
    private enum State {
        case waiting
        case running(CheckedContinuation<Value, any Error>, [Task<Void, Never>])
        case ended(Result<Value, any Error>)
        case over
    }

    private let state = Locked(State.waiting)

    func begin(_ continuation: CheckedContinuation<Value, any Error>, work: Task<Void, Never>, timer: Task<Void, Never>)
    {
        let early: Result<Value, any Error>? = state.withLock { state in
            guard case .ended(let result) = state else {
                state = .running(continuation, [work, timer])
                return nil
            }
            state = .over
            return result
        }
        guard let early else { return }
        work.cancel()
        timer.cancel()
        continuation.resume(with: early)
    }

    func end(_ result: Result<Value, any Error>) {
        let running: (CheckedContinuation<Value, any Error>, [Task<Void, Never>])? = state.withLock { state in
            switch state {
            case .waiting:
                state = .ended(result)
                return nil
            case .running(let continuation, let tasks):
                state = .over
                return (continuation, tasks)
            case .ended, .over: return nil
            }
        }
        guard let (continuation, tasks) = running else { return }
        for task in tasks { task.cancel() }
        continuation.resume(with: result)
    }
}

extension Result where Failure == any Error {
    fileprivate static func of(_ operation: () async throws -> Success) async -> Result {
        do { return .success(try await operation()) } catch { return .failure(error) }
    }
}
