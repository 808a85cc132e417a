public import Foundation

/// One moment of a call, with nothing in it that the spec's `log` does not allow.
///
/// Parameters of the path are in no event, nor are hosts: `path` is the spec's template. Credentials are in none even
/// where `log` names their header.
public struct RequestEvent: Hashable, Sendable {
    /// What happened. A call ends with at most one of `received`, `failed` and `cancelled`, a call that joins another
    /// in flight (`inFlight: share`) with `failed`, `cancelled` or nothing.
    public enum Kind: Hashable, Sendable {
        /// Everything is in place, the signature too; the transport has the request next.
        case willSend(SentRequest)
        /// The attempt failed, and another follows after the pause.
        case retrying(RetryReason, after: Duration)
        /// An answer came. Where the attempt failed by it, `retrying` or `failed` follows.
        case received(ReceivedAnswer)
        /// The call ended with an error.
        case failed(FailedCall)
        /// The call was given up, which is no failure.
        case cancelled
    }

    /// The call: the same in all its events, and in those of no other call.
    public var call: UUID
    /// `module.endpoint`.
    public var endpoint: String
    /// Counted from 1; 0 before anything is sent.
    public var attempt: Int
    /// What the backend's logs know the request by: what the answer said, else what was sent as `requestID`.
    public var requestID: String?
    /// By the app's clock.
    public var date: Date
    public var kind: Kind

    public init(
        call: UUID,
        endpoint: String,
        attempt: Int,
        requestID: String? = nil,
        date: Date,
        kind: Kind
    ) {
        self.call = call
        self.endpoint = endpoint
        self.attempt = attempt
        self.requestID = requestID
        self.date = date
        self.kind = kind
    }
}

/// A name and a value that may be logged.
public struct LoggedField: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// What goes to the wire.
public struct SentRequest: Hashable, Sendable {
    public var method: HTTPMethod
    /// By its name in the spec.
    public var server: String
    public var environment: String
    /// The template: `/v1/orders/{id}`.
    public var path: String
    /// Allowed ones, in the order they are sent.
    public var query: [LoggedField]
    public var headers: [LoggedField]
    /// Allowed fields of a JSON body or a form, scalars only, in the order of the allow-list.
    public var body: [LoggedField]
    /// Of the body; `nil` where a file cannot be asked.
    public var bytes: Int64?

    public init(
        method: HTTPMethod,
        server: String,
        environment: String,
        path: String,
        query: [LoggedField] = [],
        headers: [LoggedField] = [],
        body: [LoggedField] = [],
        bytes: Int64? = 0
    ) {
        self.method = method
        self.server = server
        self.environment = environment
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.bytes = bytes
    }
}

/// What came back.
public struct ReceivedAnswer: Hashable, Sendable {
    public var status: Int
    /// Of the body; `nil` where a file cannot be asked.
    public var bytes: Int64?
    /// Allowed ones, in the order they came.
    public var headers: [LoggedField]
    /// Allowed fields of what the endpoint decodes, inside the envelope where there is one: scalars only, in the order
    /// of the allow-list. Empty for answers that are no success.
    public var response: [LoggedField]
    /// How long each stage took that this attempt has passed; `gate`, `sharing` and `retry` are the waits before it.
    public var durations: [FailureStage: Duration]

    public init(
        status: Int,
        bytes: Int64? = 0,
        headers: [LoggedField] = [],
        response: [LoggedField] = [],
        durations: [FailureStage: Duration] = [:]
    ) {
        self.status = status
        self.bytes = bytes
        self.headers = headers
        self.response = response
        self.durations = durations
    }
}

/// How a call ended that did not succeed. Without the backend's message, which is for a person.
public struct FailedCall: Hashable, Sendable {
    public var stage: FailureStage
    public var kind: FailureKind
    /// The backend's code, else the status, else the kind's name.
    public var code: String
    /// `nil` where no answer came.
    public var status: Int?
    /// Why there was no answer.
    public var unreachable: UnreachableReason?

    public init(
        stage: FailureStage,
        kind: FailureKind,
        code: String,
        status: Int? = nil,
        unreachable: UnreachableReason? = nil
    ) {
        self.stage = stage
        self.kind = kind
        self.code = code
        self.status = status
        self.unreachable = unreachable
    }
}

/// Why a call is sent once more.
public enum RetryReason: Hashable, Sendable {
    /// A failure that may heal.
    case failure(RetryPolicy.Condition)
    /// The session had expired, and was renewed.
    case sessionRenewed
    /// The start of a download that was kept is of no use any more.
    case downloadStartedOver
}
