/// A server: how its answers are wrapped and what every request to it carries. Its bases belong to the environment.
public struct ServerDescriptor: Sendable, Hashable {
    public var name: String
    /// `nil`: answers are bare.
    public var envelope: EnvelopeDescriptor?
    /// In the spec's order.
    public var headers: [CommonParameter]
    /// In the spec's order, behind the endpoint's own.
    public var query: [CommonParameter]
    /// The body of statuses that are no success; `nil`: kept as raw text.
    public var failure: FailureDescriptor?
    /// `nil`: the API's.
    public var idempotencyHeader: String?
    /// Requests at once.
    public var concurrency: Int

    public init(
        _ name: String,
        envelope: EnvelopeDescriptor? = nil,
        headers: [CommonParameter] = [],
        query: [CommonParameter] = [],
        failure: FailureDescriptor? = nil,
        idempotencyHeader: String? = nil,
        concurrency: Int = 4
    ) {
        self.name = name
        self.envelope = envelope
        self.headers = headers
        self.query = query
        self.failure = failure
        self.idempotencyHeader = idempotencyHeader
        self.concurrency = concurrency
    }
}

/// A header or query parameter that every request to a server carries.
public struct CommonParameter: Sendable, Hashable {
    /// On the wire.
    public var name: String
    public var source: ParameterSource

    public init(_ name: String, _ source: ParameterSource) {
        self.name = name
        self.source = source
    }
}

/// The name generated code uses for a common header.
public typealias CommonHeader = CommonParameter
/// The name generated code uses for a common query parameter.
public typealias CommonQuery = CommonParameter

/// Where a common parameter's value comes from, asked anew for every attempt.
public enum ParameterSource: Sendable, Hashable {
    case clientVersion, deviceID, channel, locale, timeZone, requestID
    /// Since 1970, by the device's clock.
    case timestampMilliseconds, timestampSeconds
    /// The same text always.
    case fixed(String)
    /// What the app supplies under this name; nothing leaves the parameter out.
    case app(String)
}

/// Names inside the wrapper of every answer. Names are wire names, dots between the steps: `result.status`.
public struct EnvelopeDescriptor: Sendable, Hashable {
    public var code: String
    public var message: String
    public var data: String
    /// Codes that are successes, compared as text: `0`, `"0000"` and `true` alike.
    public var success: [String]
    /// Codes that end the session.
    public var sessionExpired: [String]
    public var requestID: String?

    public init(
        code: String,
        message: String,
        data: String,
        success: [String],
        sessionExpired: [String] = [],
        requestID: String? = nil
    ) {
        self.code = code
        self.message = message
        self.data = data
        self.success = success
        self.sessionExpired = sessionExpired
        self.requestID = requestID
    }
}

/// Which envelope an endpoint's answers have.
public enum EnvelopeRule: Sendable, Hashable {
    case server
    case none
    case custom(EnvelopeDescriptor)
}

/// Where code and message stand in the body of a status that is no success; wire names, dots between the steps.
public struct FailureDescriptor: Sendable, Hashable {
    public var code: String?
    public var message: String?

    public init(code: String? = nil, message: String? = nil) {
        self.code = code
        self.message = message
    }
}
