import EndpointTesting
import Foundation

@testable import EndpointRuntime

/// Endpoints that differ in how they flow: `P` says how.
protocol FlowKind: Sendable { static var descriptor: EndpointDescriptor { get } }

/// `target` is the path; what may be sent again is a ``ReplayableFlow``.
struct Flowing<P: FlowKind>: Endpoint {
    typealias API = SampleApp
    typealias Response = Named
    typealias Failure = OrdersFailure
    static var descriptor: EndpointDescriptor { P.descriptor }

    var path = "/ok"
    var query: [QueryItem] = []
    /// Sent as JSON where it is set.
    var body: String?
    /// Of an endpoint whose key is a parameter.
    var key: String?

    func encode(to request: inout RequestBuilder) throws {
        try request.path("target", String(path.dropFirst()), style: .segments)
        for item in query { try request.query(item.name, item.value) }
        try request.json(body)
        try request.idempotencyKey(key)
    }

    static func decode(_ answer: Answer) throws -> Named { try answer.value() }
}

extension Flowing: Replayable where P: ReplayableKind {}

protocol ReplayableKind: FlowKind {}

func flow(
    _ id: String,
    _ method: HTTPMethod = .get,
    auth: Authentication = .none,
    timeout: TimeoutPolicy? = nil,
    retry: RetryPolicy? = nil,
    idempotency: IdempotencyPolicy = .none,
    inFlight: InFlightPolicy = .independent,
    priority: RequestPriority = .normal
) -> EndpointDescriptor {
    EndpointDescriptor(
        id,
        method,
        "/{target}",
        server: flowServer,
        auth: auth,
        timeout: timeout,
        retry: retry,
        idempotency: idempotency,
        inFlight: inFlight,
        priority: priority
    )
}

/// With an envelope and nothing in every request.
let flowServer = ServerDescriptor(
    "api",
    envelope: EnvelopeDescriptor(code: "code", message: "msg", data: "data", success: ["0"], requestID: "traceId")
)

/// Pauses of 1, 2 and 4 seconds.
let exactRetry = RetryPolicy(jitter: .none)
/// Longer than all pauses together, so that a clock can tell them apart.
let attemptLimit = Duration.seconds(100)
private let limits = TimeoutPolicy(attempt: attemptLimit)

enum Safe: ReplayableKind {
    static let descriptor = flow("flow.safe", timeout: limits, retry: exactRetry, idempotency: .safe)
}
enum Idempotent: ReplayableKind {
    static let descriptor = flow("flow.idempotent", .put, timeout: limits, retry: exactRetry, idempotency: .idempotent)
}
enum Keyed: ReplayableKind {
    static let descriptor = flow("flow.keyed", .post, timeout: limits, retry: exactRetry, idempotency: .key)
}
enum KeyedByField: ReplayableKind {
    static let descriptor = flow("flow.field", .post, timeout: limits, retry: exactRetry, idempotency: .field("key"))
}
/// A write that must not be sent again, whatever its policy says.
enum Once: FlowKind { static let descriptor = flow("flow.once", .post, timeout: limits, retry: exactRetry) }
/// The same without a limit.
enum Plain: ReplayableKind { static let descriptor = flow("flow.plain", retry: exactRetry, idempotency: .safe) }
enum Shared: FlowKind { static let descriptor = flow("flow.shared", auth: .optional, inFlight: .share) }
enum SharedRetried: ReplayableKind {
    static let descriptor = flow("flow.sharedRetried", retry: exactRetry, idempotency: .safe, inFlight: .share)
}
enum Latest: FlowKind { static let descriptor = flow("flow.latest", inFlight: .latest) }
enum Rejecting: FlowKind { static let descriptor = flow("flow.reject", .post, inFlight: .reject) }

/// A client for them.
func flowClient(
    _ transport: any Transport,
    clock: any Clock<Duration> = VirtualClock(),
    base: String = "https://a.example",
    traffic: TrafficSettings = TrafficSettings(network: nil),
    credentials: any CredentialStore = MemoryCredentialStore(),
    now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_700_000_000) }
) -> EndpointClient<SampleApp> {
    EndpointClient(
        environment: .production,
        bases: ["api": base],
        app: AppValues(clientVersion: "t/1", now: now, values: ["localeIfChinese": { nil }]),
        credentials: credentials,
        transport: transport,
        traffic: traffic,
        clock: clock
    )
}
