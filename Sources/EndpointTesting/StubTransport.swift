public import EndpointRuntime

/// Answers requests from stubs, by endpoint type; nothing goes to a network.
///
///     let transport = StubTransport()
///     transport.stub(OrdersListEndpoint.self) { endpoint in Page(items: [], hasMore: false) }
///     let client = EndpointClient<SocialApp>(environment: .production, transport: transport)
///
/// A model handed out so passes decoding by, and need not be `Encodable`. What is built before it, parameters,
/// headers, credentials, signatures, is built as ever and can be looked at in ``recorder``.
public final class StubTransport: Transport {
    /// What was asked, in order.
    public let recorder = RequestRecorder()

    private let stubs = Locked<[ObjectIdentifier: Stub]>([:])
    private let rawStub = Locked<(@Sendable (TransportRequest) async throws -> TransportResponse)?>(nil)
    private let clock: any Clock<Duration>
    private let onUnmatched: (@Sendable (UnmatchedRequest) -> Void)?

    /// - Parameters:
    ///   - clock: What delays are measured with.
    ///   - onUnmatched: Called for a request without a stub, which also fails with ``UnmatchedRequest``. Record an
    ///     issue here, so that the test fails even where the code under test hides the error.
    public init(
        clock: any Clock<Duration> = ContinuousClock(),
        onUnmatched: (@Sendable (UnmatchedRequest) -> Void)? = nil
    ) {
        self.clock = clock
        self.onUnmatched = onUnmatched
    }

    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        recorder.record(request)
        guard let endpoint = request.endpoint else {
            guard let make = rawStub.withLock({ $0 }) else { throw unmatched(request, "no stub") }
            return try await make(request)
        }
        return try await answer(endpoint, request)
    }

    private func answer<E: Endpoint>(_ endpoint: E, _ request: TransportRequest) async throws -> TransportResponse {
        let turn: Turn? = stubs.withLock { stubs in stubs[ObjectIdentifier(E.self)]?.next() }
        switch turn {
        case .answer(let make): return try await make(endpoint)
        case .exhausted(let count): throw unmatched(request, "all \(count) answers of its sequence are used up")
        case nil: throw unmatched(request, "no stub")
        }
    }

    private func unmatched(_ request: TransportRequest, _ reason: String) -> UnmatchedRequest {
        let unmatched = UnmatchedRequest(request, reason: reason)
        onUnmatched?(unmatched)
        return unmatched
    }
}

extension StubTransport {
    /// Answers every request of this type with what the closure makes of it. Replaces an earlier stub of the type.
    ///
    /// - Parameters:
    ///   - type: The endpoint's.
    ///   - status: Of the answer.
    ///   - headers: Of the answer.
    ///   - answer: May throw what the call is to fail with: the module's failure, `RequestError`, `TransportError`,
    ///     `CancellationError`.
    public func stub<E: Endpoint>(
        _ type: E.Type,
        status: Int = 200,
        headers: HTTPFields = HTTPFields(),
        _ answer: @escaping @Sendable (E) async throws -> E.Response
    ) {
        setStub(type) { endpoint in
            TransportResponse(status: status, headers: headers, value: try await answer(endpoint))
        }
    }

    /// Answers every request of this type alike. Replaces an earlier stub of the type.
    public func stub<E: Endpoint>(_ type: E.Type, _ answer: StubAnswer<E>) {
        let clock = clock
        setStub(type) { try await answer.make($0, clock) }
    }

    /// Answers requests of this type one after the other; one more than there are answers is unmatched. Replaces an
    /// earlier stub of the type.
    public func stub<E: Endpoint>(_ type: E.Type, sequence: [StubAnswer<E>]) {
        let clock = clock
        let answers = sequence.map { answer in Self.erased(type) { try await answer.make($0, clock) } }
        stubs.withLock { $0[ObjectIdentifier(type)] = Stub(answers: answers, isRepeated: false) }
    }

    /// Answers every request made by hand (`EndpointClient.send(raw:options:)`) with what the closure makes of it.
    public func stubRaw(_ answer: @escaping @Sendable (TransportRequest) async throws -> TransportResponse) {
        rawStub.withLock { $0 = answer }
    }

    private func setStub<E: Endpoint>(
        _ type: E.Type,
        _ make: @escaping @Sendable (E) async throws -> TransportResponse
    ) {
        let erased = Self.erased(type, make)
        stubs.withLock { $0[ObjectIdentifier(type)] = Stub(answers: [erased], isRepeated: true) }
    }

    /// Stubs are found by type, so that the cast holds for every request that reaches one.
    private static func erased<E: Endpoint>(
        _ type: E.Type,
        _ make: @escaping @Sendable (E) async throws -> TransportResponse
    ) -> Stub.Answer {
        { endpoint in
            guard let endpoint = endpoint as? E else { throw TransportError.invalidRequest("a stub of another type") }
            return try await make(endpoint)
        }
    }
}

/// The answers of one endpoint type.
private struct Stub: Sendable {
    typealias Answer = @Sendable (any Endpoint) async throws -> TransportResponse

    let answers: [Answer]
    let isRepeated: Bool
    private var used = 0

    init(answers: [Answer], isRepeated: Bool) {
        self.answers = answers
        self.isRepeated = isRepeated
    }

    mutating func next() -> Turn {
        let index = isRepeated ? 0 : used
        guard index < answers.count else { return .exhausted(answers.count) }
        used += 1
        return .answer(answers[index])
    }
}

private enum Turn: Sendable {
    case answer(Stub.Answer)
    case exhausted(Int)
}
