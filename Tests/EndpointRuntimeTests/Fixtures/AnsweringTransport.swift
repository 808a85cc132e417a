import Foundation

@testable import EndpointRuntime

/// Answers each request with what a closure makes of it and of its number, counted from 1; keeps all of them.
final class AnsweringTransport: Transport {
    private let received = Locked<[TransportRequest]>([])
    private let answer: @Sendable (TransportRequest, Int) async throws -> TransportResponse

    init(_ answer: @escaping @Sendable (TransportRequest, Int) async throws -> TransportResponse) {
        self.answer = answer
    }

    /// Answers with an object whose `name` is the request's number.
    static func numbered() -> AnsweringTransport { AnsweringTransport { _, number in .named("\(number)") } }

    /// In the order they came.
    var requests: [TransportRequest] { received.withLock { $0 } }
    var count: Int { requests.count }

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        let number = received.withLock { received in
            received.append(request)
            return received.count
        }
        return try await answer(request, number)
    }
}

extension TransportResponse {
    /// A ``Named`` in the envelope of ``flowServer``.
    static func named(_ name: String, status: Int = 200, headers: HTTPFields = HTTPFields()) -> TransportResponse {
        TransportResponse(
            status: status,
            headers: headers,
            body: .data(Data(#"{"code":0,"data":{"name":"\#(name)"}}"#.utf8))
        )
    }
}

/// A time of day that tests move.
final class MovableTime: Sendable {
    private let date = Locked(Date(timeIntervalSince1970: 1_700_000_000))

    var now: @Sendable () -> Date { { self.date.withLock { $0 } } }

    func advance(by seconds: TimeInterval) { date.withLock { $0 += seconds } }
}

/// A folder below the system's temporary one, which goes with the last reference.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("endpoint-tests-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Names of the files in it, sorted; none where there is no folder.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }

    func data(_ name: String) throws -> Data { try Data(contentsOf: url.appendingPathComponent(name)) }
}
