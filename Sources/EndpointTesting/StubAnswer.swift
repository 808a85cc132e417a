public import EndpointRuntime
public import Foundation

/// How a stub answers: past decoding with a value, or with what a server would send.
public struct StubAnswer<E: Endpoint>: Sendable {
    let make: @Sendable (E, any Clock<Duration>) async throws -> TransportResponse

    /// A finished result, which passes status, business code and decoding by.
    public static func value(
        _ value: E.Response,
        status: Int = 200,
        headers: HTTPFields = HTTPFields()
    ) -> StubAnswer {
        StubAnswer { _, _ in TransportResponse(status: status, headers: headers, value: value) }
    }

    /// What a server sends, which goes through all stages.
    public static func raw(status: Int = 200, headers: HTTPFields = HTTPFields(), body: Data = Data()) -> StubAnswer {
        StubAnswer { _, _ in TransportResponse(status: status, headers: headers, body: .data(body)) }
    }

    /// JSON text as a server sends it, which goes through all stages; whether it is JSON is not looked at.
    public static func json(_ text: String, status: Int = 200, headers: HTTPFields = HTTPFields()) -> StubAnswer {
        var headers = headers
        if !headers.contains("Content-Type") { headers.append("Content-Type", "application/json") }
        return raw(status: status, headers: headers, body: Data(text.utf8))
    }

    /// The backend says no.
    public static func refusal(_ failure: E.Failure) -> StubAnswer {
        StubAnswer { _, _ in throw failure }
    }

    /// The call fails: with `RequestError`, `TransportError` or `CancellationError`.
    public static func failure(_ error: any Error) -> StubAnswer {
        StubAnswer { _, _ in throw error }
    }

    /// No answer, for this reason.
    public static func unreachable(_ reason: UnreachableReason) -> StubAnswer {
        failure(TransportError.unreachable(reason))
    }

    /// Like this one, after a while on the stub's clock. A cancelled call does not wait.
    public func delayed(by delay: Duration) -> StubAnswer {
        StubAnswer { endpoint, clock in
            try await clock.sleep(for: delay)
            return try await make(endpoint, clock)
        }
    }
}
