/// Sends the endpoints of one API.
///
/// A call passes these stages, one file each, in this order:
///
///     gate → cache → share or reject → [ replay → [ retry → slot → build → common headers and parameters → rewrite
///         → sign → transport → status → business code ] ] → model → store
///
/// The inner bracket runs anew for every attempt. In this version gate, cache, replay, rewriting and store let every
/// call pass.
public final class EndpointClient<API: APIDefinition>: Sendable {
    public let environment: API.Environment
    let bases: [String: String]
    let app: AppValues
    let credentials: any CredentialStore
    let signers: [String: any RequestSigner]
    let transport: any Transport
    let clock: any Clock<Duration>
    let api = API.descriptor
    let flow: Flow

    /// - Parameters:
    ///   - bases: By server; these go before the environment's.
    ///   - signers: By the names the spec gives them.
    ///   - traffic: How much is sent at once and again.
    ///   - clock: What limits and pauses are measured with.
    public init(
        environment: API.Environment,
        bases: [String: String] = [:],
        app: AppValues = AppValues(),
        credentials: any CredentialStore = MemoryCredentialStore(),
        signers: [String: any RequestSigner] = [:],
        transport: any Transport = URLSessionTransport(),
        traffic: TrafficSettings = TrafficSettings(),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.environment = environment
        self.bases = bases
        self.app = app
        self.credentials = credentials
        self.signers = signers
        self.transport = transport
        self.clock = clock
        flow = Flow(traffic: traffic, clock: clock)
    }
}

extension EndpointClient {
    /// Sends an endpoint and gives its result.
    ///
    /// - Throws: `E.Failure` where the backend refuses, ``RequestError`` for everything else that goes wrong,
    ///   `CancellationError` where the calling task is cancelled.
    @discardableResult
    public func send<E: Endpoint>(
        _ endpoint: E,
        options: RequestOptions = RequestOptions()
    ) async throws -> E.Response where E.API == API {
        try await Call(endpoint, options: options, client: self).run { answer, call in
            try call.result(of: answer)
        }
    }

    /// Sends an endpoint with a retry policy of this call's own; `nil` sends once.
    ///
    /// - Throws: As ``send(_:options:)``.
    @discardableResult
    public func send<E: Replayable>(
        _ endpoint: E,
        retry: RetryPolicy?,
        options: RequestOptions = RequestOptions()
    ) async throws -> E.Response where E.API == API {
        var options = options
        options.retry = retry ?? RetryPolicy(max: 0)
        return try await send(endpoint, options: options)
    }

    /// Sends an endpoint and gives its result with status, headers and request identity.
    ///
    /// - Throws: As ``send(_:options:)``; also where a typed header that must be there is missing.
    public func response<E: Endpoint>(
        for endpoint: E,
        options: RequestOptions = RequestOptions()
    ) async throws -> EndpointResponse<E> where E.API == API {
        try await Call(endpoint, options: options, client: self).run { answer, call in
            try call.response(of: answer)
        }
    }
}
