/// A call in completion-handler form. Letting go of the handle does not cancel the call.
public struct CallHandle: Sendable {
    private let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) { self.task = task }

    /// Ends the call with `CancellationError`, unless it has ended already.
    public func cancel() { task.cancel() }
}

extension EndpointClient {
    /// Sends an endpoint from code that is not on `async` yet.
    ///
    /// - Parameters:
    ///   - endpoint: What is sent.
    ///   - options: What this call says beside it.
    ///   - scope: The call is cancelled when this goes away; `nil`: only by its handle.
    ///   - completion: Called exactly once, on the main actor, whatever happens: also for a request that could not be
    ///     built, and with `CancellationError` for one that was cancelled.
    @discardableResult
    public func send<E: Endpoint>(
        _ endpoint: E,
        options: RequestOptions = RequestOptions(),
        in scope: RequestScope? = nil,
        completion: @escaping @MainActor @Sendable (Result<E.Response, any Error>) -> Void
    ) -> CallHandle where E.API == API {
        handle(in: scope, completion) { try await self.send(endpoint, options: options) }
    }

    /// The same with status, headers and request identity.
    @discardableResult
    public func response<E: Endpoint>(
        for endpoint: E,
        options: RequestOptions = RequestOptions(),
        in scope: RequestScope? = nil,
        completion: @escaping @MainActor @Sendable (Result<EndpointResponse<E>, any Error>) -> Void
    ) -> CallHandle where E.API == API {
        handle(in: scope, completion) { try await self.response(for: endpoint, options: options) }
    }

    private func handle<Value: Sendable>(
        in scope: RequestScope?,
        _ completion: @escaping @MainActor @Sendable (Result<Value, any Error>) -> Void,
        _ operation: @escaping @Sendable () async throws -> Value
    ) -> CallHandle {
        let members = scope?.members
        return CallHandle(
            Task {
                await completion(Result.of { try await RequestScope.run(in: members, operation) })
            }
        )
    }
}
