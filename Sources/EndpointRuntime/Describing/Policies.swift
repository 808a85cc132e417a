/// Which credential a request carries.
public enum Authentication: Hashable, Sendable {
    case none
    /// The session's; without one nothing is sent and the call fails with ``RequestError/sessionExpired(_:)``.
    case session
    /// The session's where there is one.
    case optional
    /// HTTP basic, RFC 7617.
    case basic
    /// A named credential that the app supplies.
    case credential(CredentialDescriptor)
}

/// Limits on time; `nil` is no limit.
public struct TimeoutPolicy: Hashable, Sendable {
    /// One try, from sending to the last byte.
    public var attempt: Duration?
    /// Silence between bytes.
    public var idle: Duration?
    /// The whole call: waiting, every try and the pauses between.
    public var total: Duration?

    public init(attempt: Duration? = nil, idle: Duration? = nil, total: Duration? = nil) {
        self.attempt = attempt
        self.idle = idle
        self.total = total
    }
}

/// When and how often a request is sent again.
public struct RetryPolicy: Hashable, Sendable {
    /// What may heal by itself.
    public enum Condition: String, Hashable, Sendable, CaseIterable {
        case timeout, connectionLost, notConnected, cannotConnect, overloaded
    }

    /// How pauses are spread so that clients do not come back together.
    public enum Jitter: Hashable, Sendable {
        case none
        /// Anything from nothing to the whole pause.
        case full
    }

    /// Sendings after the first.
    public var max: Int
    /// The first pause.
    public var base: Duration
    /// Each pause is this many times the one before.
    public var factor: Double
    public var jitter: Jitter
    /// No pause is longer.
    public var limit: Duration
    public var when: [Condition]
    /// Statuses that count as overloaded.
    public var statuses: [Int]

    public init(
        max: Int = 3,
        base: Duration = .seconds(1),
        factor: Double = 2,
        jitter: Jitter = .full,
        limit: Duration = .seconds(30),
        when: [Condition] = Condition.allCases,
        statuses: [Int] = [429, 503]
    ) {
        self.max = max
        self.base = base
        self.factor = factor
        self.jitter = jitter
        self.limit = limit
        self.when = when
        self.statuses = statuses
    }
}

/// Whether sending twice does what sending once does; RFC 9110 section 9.2.
public enum IdempotencyPolicy: Hashable, Sendable {
    case none
    /// Changes nothing.
    case safe
    /// Changes the same once or twice.
    case idempotent
    /// A fresh key a submission tells repeats apart.
    case key
    /// The key is this parameter, by its Swift path; the endpoint's `encode` hands it over.
    case field(String)
}

/// What happens to a call while another like it is in flight.
public enum InFlightPolicy: Hashable, Sendable {
    case independent
    /// Both get the one answer.
    case share
    /// The new one cancels the one before.
    case latest
    /// The new one is refused, also for a while after.
    case reject(coolDown: Duration)

    /// Refused while one is in flight, and for 0.8 seconds after.
    public static let reject = InFlightPolicy.reject(coolDown: .milliseconds(800))
}

/// Whether a call waits for the app's configuration.
public enum ConfigGatePolicy: Hashable, Sendable {
    case required, exempt
}

/// Who goes first when a server's slots are taken.
public enum RequestPriority: Int, Hashable, Sendable, Comparable {
    case low, normal, high

    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// Names whose values may be logged; everything else is left out.
public struct LogPolicy: Hashable, Sendable {
    public var query: [String]
    public var headers: [String]
    public var body: [String]
    public var response: [String]

    public init(query: [String] = [], headers: [String] = [], body: [String] = [], response: [String] = []) {
        self.query = query
        self.headers = headers
        self.body = body
        self.response = response
    }
}
