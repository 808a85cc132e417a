import Foundation

@testable import EndpointRuntime

/// Keeps every request until the test answers it.
final class HeldTransport: Transport {
    private struct State {
        var held: [(request: TransportRequest, waiter: Waiter<TransportResponse>)] = []
        var watchers: [(count: Int, waiter: Waiter<Void>)] = []
    }

    static let ok = TransportResponse(
        status: 200,
        headers: ["Content-Type": "application/json"],
        body: .data(Data(#"{"code":0,"data":{"name":"ok"}}"#.utf8))
    )

    private let state = Locked(State())

    /// In the order they came.
    var requests: [TransportRequest] { state.withLock { $0.held.map(\.request) } }

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        let waiter = Waiter<TransportResponse>()
        let satisfied = state.withLock { state in
            state.held.append((request, waiter))
            let count = state.held.count
            defer { state.watchers.removeAll { $0.count <= count } }
            return state.watchers.filter { $0.count <= count }.map(\.waiter)
        }
        for watcher in satisfied { watcher.settle(.success(())) }
        return try await waiter.value()
    }

    /// Waits until so many requests have come.
    func arrived(_ count: Int) async throws {
        let waiter = Waiter<Void>()
        let isThere = state.withLock { state in
            if state.held.count < count { state.watchers.append((count, waiter)) }
            return state.held.count >= count
        }
        if !isThere { try await waiter.value() }
    }

    /// - Parameter index: Of the request, counted from 0.
    func answer(_ index: Int, _ result: Result<TransportResponse, any Error> = .success(ok)) {
        state.withLock { $0.held[index].waiter }.settle(result)
    }

    /// Whether the request's caller has left, or it was answered.
    func isOver(_ index: Int) -> Bool {
        !state.withLock { $0.held[index].waiter }.settle(.failure(CancellationError()))
    }
}

/// Lets others run until the condition holds; a test's time limit ends what never does.
func eventually(_ condition: @Sendable () -> Bool) async throws {
    while !condition() {
        try Task.checkCancellation()
        await Task.yield()
    }
}
