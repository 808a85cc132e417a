/// Calls that are made side by side and waited for together.
///
///     let (me, feed) = try await RequestGroup.all(
///         { try await client.account.me() },
///         { try await client.feed.home() }
///     )
///
/// For many calls of one kind there are ``EndpointClient/all(_:)`` and ``EndpointClient/allSettled(_:)``.
public enum RequestGroup {
    /// Gives all results, or none: the first failure cancels the other calls.
    ///
    /// - Throws: The first failure; `CancellationError` where the calling task is cancelled.
    public static func all<each Value: Sendable>(
        _ call: repeat @escaping @Sendable () async throws -> each Value
    ) async throws -> (repeat each Value) {
        let members = (repeat GroupMember(each call))
        try await withThrowingTaskGroup(of: Void.self) { group in
            repeat (each members).join(&group)
            for try await _ in group {}
        }
        return (repeat try (each members).result.get())
    }

    /// Says what became of each call.
    ///
    /// - Throws: `CancellationError` alone, where the calling task is cancelled.
    public static func allSettled<each Value: Sendable>(
        _ call: repeat @escaping @Sendable () async throws -> each Value
    ) async throws -> (repeat Result<each Value, any Error>) {
        let members = (repeat GroupMember(each call))
        await withTaskGroup(of: Void.self) { group in
            repeat (each members).join(&group)
            await group.waitForAll()
        }
        try Task.checkCancellation()
        return (repeat (each members).result)
    }
}

extension EndpointClient {
    /// Sends endpoints of one kind side by side and gives all results in their order, or none: the first failure
    /// cancels the others.
    ///
    /// How many are sent at once is the server's limit.
    ///
    /// - Throws: The first failure; `CancellationError` where the calling task is cancelled.
    public func all<E: Endpoint>(_ endpoints: [E]) async throws -> [E.Response] where E.API == API {
        let members = endpoints.map { endpoint in GroupMember { try await self.send(endpoint) } }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for member in members { member.join(&group) }
            for try await _ in group {}
        }
        return try members.map { try $0.result.get() }
    }

    /// Sends endpoints of one kind side by side and says what became of each, in their order.
    ///
    /// - Throws: `CancellationError` alone, where the calling task is cancelled.
    public func allSettled<E: Endpoint>(
        _ endpoints: [E]
    ) async throws -> [Result<E.Response, any Error>] where E.API == API {
        let members = endpoints.map { endpoint in GroupMember { try await self.send(endpoint) } }
        await withTaskGroup(of: Void.self) { group in
            for member in members { member.join(&group) }
            await group.waitForAll()
        }
        try Task.checkCancellation()
        return members.map(\.result)
    }
}

/// A call of a group, and what became of it.
private final class GroupMember<Value: Sendable>: Sendable {
    private let call: @Sendable () async throws -> Value
    private let outcome = Locked<Result<Value, any Error>>(.failure(CancellationError()))

    init(_ call: @escaping @Sendable () async throws -> Value) { self.call = call }

    /// To be read when the group is done.
    var result: Result<Value, any Error> { outcome.withLock { $0 } }

    /// A failure ends the group.
    func join(_ group: inout ThrowingTaskGroup<Void, any Error>) {
        group.addTask {
            let value = try await self.call()
            self.outcome.withLock { $0 = .success(value) }
        }
    }

    /// A failure is a result.
    func join(_ group: inout TaskGroup<Void>) {
        group.addTask {
            let result = await Result.of(self.call)
            self.outcome.withLock { $0 = result }
        }
    }
}
