/// Sends the endpoints of one API.
///
/// A call passes these stages, one file each, in this order:
///
///     environment → gate → cache → share or reject → [ replay → [ retry → slot → build → common headers and parameters
///         → rewrite → intercept → sign → transport → status → business code ] ] → model → session → store
///
/// The inner bracket runs anew for every attempt.
public final class EndpointClient<API: APIDefinition>: Sendable {
    let environments: ActiveEnvironment<API.Environment>
    let isEnvironmentLocked: Bool
    let app: AppValues
    let credentials: any CredentialStore
    let signers: [String: any RequestSigner]
    let rewriters: [any URLRewriter]
    let interceptors: [any Interceptor]
    let observers: [any RequestObserver]
    let transport: any Transport
    let clock: any Clock<Duration>
    let api = API.descriptor
    let flow: Flow
    let configGate: ConfigGate<API>
    let sessionKeeper: SessionKeeper<API>
    let clockOffsets = ClockOffsets()
    let cache: ResponseCache
    /// `nil`: none are kept.
    let downloads: PartialDownloads?
    let debug: DebugOptions?

    /// - Parameters:
    ///   - environment: The one to begin with; see ``APIEnvironment/select(locked:chosen:standard:)``.
    ///   - bases: By server; these go before the environment's.
    ///   - isEnvironmentLocked: For builds that may go to this environment alone: it cannot be switched.
    ///   - app: What common headers and parameters say of the app and the device.
    ///   - credentials: Where the session and named credentials are kept.
    ///   - signers: By the names the spec gives them.
    ///   - rewriters: Asked in this order for every attempt.
    ///   - interceptors: Asked in this order for every attempt, and told in reverse.
    ///   - transport: What carries requests; in tests a stub.
    ///   - caches: Where answers are kept whose endpoints have a cache, the nearest first; see ``DiskCacheStore`` for
    ///     what outlasts a launch. Clients may share them.
    ///   - traffic: How much is sent at once and again.
    ///   - clock: What limits and pauses are measured with.
    ///   - observers: Told of every call, each event in this order.
    ///   - downloads: Where the beginnings of cut downloads wait; `nil` keeps none.
    ///   - debug: Delays and failures made on purpose; `nil`, for builds that people use, makes none.
    public init(
        environment: API.Environment,
        bases: [String: String] = [:],
        isEnvironmentLocked: Bool = false,
        app: AppValues = AppValues(),
        credentials: any CredentialStore = MemoryCredentialStore(),
        signers: [String: any RequestSigner] = [:],
        rewriters: [any URLRewriter] = [],
        interceptors: [any Interceptor] = [],
        transport: any Transport = URLSessionTransport(),
        caches: [any CacheStore] = [MemoryCacheStore()],
        traffic: TrafficSettings = TrafficSettings(),
        clock: any Clock<Duration> = ContinuousClock(),
        observers: [any RequestObserver] = [],
        downloads: PartialDownloads? = PartialDownloads(),
        debug: DebugOptions? = nil
    ) {
        environments = ActiveEnvironment(ActiveEnvironment.Place(environment: environment, bases: bases))
        self.isEnvironmentLocked = isEnvironmentLocked
        self.app = app
        self.credentials = credentials
        self.signers = signers
        self.rewriters = rewriters
        self.interceptors = interceptors
        self.transport = transport
        self.clock = clock
        self.observers = observers
        self.downloads = downloads
        self.debug = debug
        cache = ResponseCache(stores: caches)
        flow = Flow(traffic: traffic, clock: clock)
        configGate = ConfigGate(now: app.now, clock: clock)
        sessionKeeper = SessionKeeper(store: credentials, cache: cache)
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
