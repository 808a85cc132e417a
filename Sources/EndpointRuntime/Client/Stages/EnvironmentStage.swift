extension Call {
    /// Does the rest in the environment that is current now, as a call that is under way there.
    ///
    /// A call that was under way when the environment was switched throws `CancellationError`, whatever came of it.
    func inEnvironment<Value: Sendable>(_ next: @escaping @Sendable () async throws -> Value) async throws -> Value {
        guard let entry else { throw CancellationError() }
        let value: Value
        do {
            value = waitsOnlyForTransport ? try await next() : try await inTask(entry, next)
        } catch {
            throw client.environments.leave(entry) ? error : CancellationError()
        }
        guard client.environments.leave(entry) else { throw CancellationError() }
        return value
    }

    /// Then the transport alone has to be told of a switch, and the call needs no task of its own, which would cost
    /// more than all its stages.
    private var waitsOnlyForTransport: Bool {
        limit == nil && descriptor.timeout == nil && descriptor.retry == nil && descriptor.inFlight == .independent
    }

    private func inTask<Value: Sendable>(
        _ entry: ActiveEnvironment<E.API.Environment>.Entry,
        _ next: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let waiter = Waiter<Value>()
        client.environments.onEnd(of: entry) { waiter.settle(.failure(CancellationError())) }
        return try await waiter.run(next)
    }

    /// For the transport of a call that has no task of its own.
    var abandonment: Abandonment? {
        guard waitsOnlyForTransport, let entry else { return nil }
        return Abandonment { [environments = client.environments] in environments.onEnd(of: entry, $0) }
    }
}

/// Tells a transport that its call has been given up from outside the call's task.
struct Abandonment: Sendable {
    /// Takes what is to be done then, at once where it has happened.
    let notify: @Sendable (@escaping @Sendable () -> Void) -> Void
}
