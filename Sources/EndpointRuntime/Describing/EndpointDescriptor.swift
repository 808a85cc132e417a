/// What a client must know of an endpoint beside its parameters: method, path and every policy.
public struct EndpointDescriptor: Sendable {
    /// `module.endpoint`, the name in errors and logs.
    public var id: String
    public var method: HTTPMethod
    /// Below the server's base, with `{name}` placeholders; empty where the endpoint's URL is a parameter.
    public var path: String
    public var server: ServerDescriptor
    public var auth: Authentication
    /// `nil`: no limit but the transport's own.
    public var timeout: TimeoutPolicy?
    /// `nil`: sent once.
    public var retry: RetryPolicy?
    public var idempotency: IdempotencyPolicy
    /// The header of idempotency keys; `nil`: the server's, else the API's.
    public var idempotencyHeader: String?
    public var inFlight: InFlightPolicy
    public var cache: CachePolicy?
    public var configGate: ConfigGatePolicy
    public var priority: RequestPriority
    /// Whether callers may follow the transfer.
    public var progress: Bool
    public var log: LogPolicy
    /// Name of the signer the app registers; `nil`: unsigned.
    public var sign: String?
    public var envelope: EnvelopeRule
    public var answer: AnswerKind
    /// Statuses that are successes; empty: any 2xx.
    public var status: [StatusPattern]
    /// False where a 3xx is a listed status or outcome.
    public var followsRedirects: Bool
    /// Status to the failure's name, where it differs from the module's.
    public var statusErrors: [Int: String]
    public var paging: PagingDescriptor?
    public var batch: BatchDescriptor?

    /// For what most endpoints say: code that passes few arguments is short, and there is some for each endpoint.
    public init(
        _ id: String,
        _ method: HTTPMethod,
        _ path: String,
        server: ServerDescriptor,
        auth: Authentication = .none,
        timeout: TimeoutPolicy? = nil,
        retry: RetryPolicy? = nil,
        idempotency: IdempotencyPolicy = .none
    ) {
        self.init(
            id,
            method,
            path,
            server: server,
            auth: auth,
            timeout: timeout,
            retry: retry,
            idempotency: idempotency,
            inFlight: .independent
        )
    }

    /// Everything after `server` has the default of the spec format, so that only what differs need be written.
    public init(
        _ id: String,
        _ method: HTTPMethod,
        _ path: String,
        server: ServerDescriptor,
        auth: Authentication = .none,
        timeout: TimeoutPolicy? = nil,
        retry: RetryPolicy? = nil,
        idempotency: IdempotencyPolicy = .none,
        idempotencyHeader: String? = nil,
        inFlight: InFlightPolicy = .independent,
        cache: CachePolicy? = nil,
        configGate: ConfigGatePolicy = .exempt,
        priority: RequestPriority = .normal,
        progress: Bool = false,
        log: LogPolicy = LogPolicy(),
        sign: String? = nil,
        envelope: EnvelopeRule = .server,
        answer: AnswerKind = .json,
        status: [StatusPattern] = [],
        followsRedirects: Bool = true,
        statusErrors: [Int: String] = [:],
        paging: PagingDescriptor? = nil,
        batch: BatchDescriptor? = nil
    ) {
        self.id = id
        self.method = method
        self.path = path
        self.server = server
        self.auth = auth
        self.timeout = timeout
        self.retry = retry
        self.idempotency = idempotency
        self.idempotencyHeader = idempotencyHeader
        self.inFlight = inFlight
        self.cache = cache
        self.configGate = configGate
        self.priority = priority
        self.progress = progress
        self.log = log
        self.sign = sign
        self.envelope = envelope
        self.answer = answer
        self.status = status
        self.followsRedirects = followsRedirects
        self.statusErrors = statusErrors
        self.paging = paging
        self.batch = batch
    }
}

extension EndpointDescriptor {
    /// The envelope that wraps this endpoint's answers, the endpoint's own rule before the server's.
    public var effectiveEnvelope: EnvelopeDescriptor? {
        switch envelope {
        case .server: server.envelope
        case .none: nil
        case .custom(let envelope): envelope
        }
    }

    /// Whether an answer with this status goes on to the business stage.
    public func accepts(_ status: Int) -> Bool {
        self.status.isEmpty ? (200..<300).contains(status) : self.status.contains { $0.matches(status) }
    }

    /// What an answer with this status holds.
    func kind(of status: Int) -> AnswerKind {
        guard case .outcomes(let outcomes) = answer else { return answer }
        return outcomes[.exact(status)] ?? outcomes[.range(status / 100)] ?? .empty
    }
}
