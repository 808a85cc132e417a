/// A policy and the name it is declared under; `nil` where it was written out in place.
package struct NamedPolicy<Value: Sendable & Hashable>: Sendable, Hashable {
    package var name: String?
    package var value: Value
    package init(name: String?, value: Value) {
        self.name = name
        self.value = value
    }
}

/// How a call is treated, after precedence.
package struct Policies: Sendable, Hashable {
    package var auth: Authentication
    /// `nil`: none.
    @Boxed package var timeout: NamedPolicy<Timeout>?
    @Boxed package var retry: NamedPolicy<Retry>?
    package var idempotency: Idempotency
    package var inFlight: InFlight
    @Boxed package var cache: Cache?
    /// Waits for the configuration; always false where the spec has no gate.
    package var waitsForConfiguration: Bool
    package var priority: Priority
    package var reportsProgress: Bool
    package var log: LogAllowance
    /// Name of the signer.
    package var sign: String?
    /// `nil`: none.
    @Boxed package var envelope: Envelope?
    /// The envelope is the server's own, so a descriptor needs to say nothing.
    package var hasServerEnvelope: Bool
    package var idempotencyHeader: String

    package init(idempotencyHeader: String) {
        auth = .none
        idempotency = .none
        inFlight = .independent
        waitsForConfiguration = false
        priority = .normal
        reportsProgress = false
        log = LogAllowance()
        hasServerEnvelope = true
        self.idempotencyHeader = idempotencyHeader
    }
}

package enum Authentication: Sendable, Hashable {
    case none, session, optional, basic
    case credential(String)
}

/// Milliseconds; `nil`: no limit.
package struct Timeout: Sendable, Hashable {
    package var attempt: SpecDuration?
    package var idle: SpecDuration?
    package var total: SpecDuration?
    package init(attempt: SpecDuration? = nil, idle: SpecDuration? = nil, total: SpecDuration? = nil) {
        self.attempt = attempt
        self.idle = idle
        self.total = total
    }
}

package struct Retry: Sendable, Hashable {
    package var max = 3
    package var base = SpecDuration(milliseconds: 1000)
    package var factor = 2.0
    package var jitter = Jitter.full
    package var limit = SpecDuration(milliseconds: 30_000)
    package var when = RetryCondition.allCases
    package var statuses = [429, 503]
    package init() {}
}

package enum Idempotency: Sendable, Hashable {
    case none, safe, idempotent
    /// A fresh key a submission, in the header.
    case key
    /// The key is this parameter.
    case field(RequestPath)
}

package enum InFlight: Sendable, Hashable {
    case independent, share, latest
    case reject(coolDown: SpecDuration)
}

package struct Cache: Sendable, Hashable {
    package var maxAge: SpecDuration
    package var variesBySession: Bool
    package var variesByLocale: Bool
    /// Wire names of parameters that do not vary it.
    package var ignoredParameters: [String]
    package var version: Version
    package var staleIfError: SpecDuration?

    package enum Version: Sendable, Hashable {
        case number(Int)
        case app
    }

    package init(
        maxAge: SpecDuration,
        variesBySession: Bool,
        variesByLocale: Bool,
        ignoredParameters: [String],
        version: Version,
        staleIfError: SpecDuration?
    ) {
        self.maxAge = maxAge
        self.variesBySession = variesBySession
        self.variesByLocale = variesByLocale
        self.ignoredParameters = ignoredParameters
        self.version = version
        self.staleIfError = staleIfError
    }
}

/// Names that may be logged, each list sorted without duplicates.
package struct LogAllowance: Sendable, Hashable {
    package var query: [String] = []
    package var headers: [String] = []
    package var body: [String] = []
    package var response: [String] = []
    package init() {}
}

package struct Envelope: Sendable, Hashable {
    /// Wire names, dots between the steps.
    package var code: String
    package var message: String
    package var data: String
    /// Compared as text.
    package var success: [String]
    package var sessionExpired: [String]
    package var requestID: String?
    package init(code: String, message: String, data: String, success: [String]) {
        self.code = code
        self.message = message
        self.data = data
        self.success = success
        self.sessionExpired = []
    }
}
