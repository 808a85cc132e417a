import EndpointRuntime
import Foundation

/// Answers nothing until it is let go, and tells when it is asked and when it is left.
final class SilentTransport: Transport {
    private let asking = AsyncStream<TransportRequest>.makeStream()
    private let leaving = AsyncStream<Void>.makeStream()

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        asking.continuation.yield(request)
        defer { leaving.continuation.yield() }
        try await Task.sleep(nanoseconds: .max / 4)
        return TransportResponse(status: 200)
    }

    /// The next request that comes.
    @discardableResult
    func asked() async -> TransportRequest? {
        for await request in asking.stream { return request }
        return nil
    }

    func left() async { for await _ in leaving.stream { return } }
}
