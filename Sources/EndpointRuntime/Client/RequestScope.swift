/// What a screen owns: calls made in it are cancelled when it goes away.
///
///     private let scope = RequestScope()
///     …
///     orders = try await scope.run { [client] in try await client.orders.list() }
public final class RequestScope: Sendable {
    /// Apart from the scope, so that what runs in it does not keep it.
    let members = ScopeMembers()

    public init() {}

    deinit { members.end() }

    /// Ends what is running with `CancellationError`. The scope can be used on.
    public func cancelAll() { members.cancelAll() }

    /// Runs an operation, any number of calls, as long as the scope lives.
    ///
    /// - Throws: `CancellationError`, at once, when the scope goes away or the calling task is cancelled; whatever the
    ///   operation throws.
    public func run<Value: Sendable>(_ operation: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try await Self.run(in: members, operation)
    }

    /// `nil`: outside of any scope.
    static func run<Value: Sendable>(
        in members: ScopeMembers?,
        _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let members else { return try await operation() }
        let waiter = Waiter<Value>()
        guard let number = members.enter({ waiter.settle(.failure(CancellationError())) }) else {
            throw CancellationError()
        }
        defer { members.leave(number) }
        return try await waiter.run(operation)
    }
}

/// What runs in a scope.
final class ScopeMembers: Sendable {
    private struct State {
        var cancels: [Int: @Sendable () -> Void] = [:]
        var count = 0
        var isOver = false
    }

    private let state = Locked(State())

    /// - Returns: What to leave with; `nil` where the scope is gone.
    func enter(_ cancel: @escaping @Sendable () -> Void) -> Int? {
        state.withLock { state in
            guard !state.isOver else { return nil }
            state.count += 1
            state.cancels[state.count] = cancel
            return state.count
        }
    }

    func leave(_ number: Int) { state.withLock { $0.cancels[number] = nil } }

    func cancelAll() { take(isOver: false) }

    /// Nothing enters any more.
    func end() { take(isOver: true) }

    private func take(isOver: Bool) {
        let cancels = state.withLock { state in
            state.isOver = state.isOver || isOver
            defer { state.cancels = [:] }
            return Array(state.cancels.values)
        }
        for cancel in cancels { cancel() }
    }
}
