/// Runs an operation, but waits for it no longer than the limit.
///
/// When time is up, or the calling task is cancelled, the operation's task is cancelled and the caller resumed at
/// once, whether or not the operation heeds it. Resumes exactly once. Nothing is begun where no time is left.
///
/// - Throws: ``TransportError/unreachable(_:)`` with `.timeout` when time is up; `CancellationError` when the caller
///   is cancelled; whatever the operation throws.
func withTimeLimit<Value: Sendable>(
    _ limit: Duration?,
    clock: any Clock<Duration>,
    _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    guard let limit else { return try await operation() }
    guard limit > .zero else { throw TransportError.unreachable(.timeout) }
    let waiter = Waiter<Value>()
    let timer = Task {
        guard (try? await clock.sleep(for: limit)) != nil else { return }
        waiter.settle(.failure(TransportError.unreachable(.timeout)))
    }
    defer { timer.cancel() }
    return try await waiter.run(operation)
}
