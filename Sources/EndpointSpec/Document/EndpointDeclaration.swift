package import EndpointDiagnostics

package enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case options = "OPTIONS"
}

/// The keys of an endpoint as written. Presets and `defaults` have the same shape with fewer keys allowed.
package struct EndpointDeclaration: Sendable {
    package var name: Located<String>
    package var method: Located<HTTPMethod>?
    package var path: Located<String>?
    @Boxed package var url: Located<String>?
    package var use: [Located<String>] = []
    package var pathParameters: [FieldDeclaration] = []
    package var query: [FieldDeclaration] = []
    package var headers: [FieldDeclaration] = []
    @Boxed package var body: BodyDeclaration?
    @Boxed package var multipart: Located<[FieldDeclaration]>?
    @Boxed package var response: ResponseDeclaration?
    @Boxed package var errors: ErrorsDeclaration?
    @Boxed package var statusErrors: ErrorsDeclaration?
    package var policies = PolicyDeclarations()
    @Boxed package var paging: PagingDeclaration?
    @Boxed package var batch: BatchDeclaration?
    package var examples: [ExampleDeclaration] = []
    package var documentation = Documentation()
    package var tags: [Located<String>] = []
    @Boxed package var since: Located<String>?
    @Boxed package var stability: Located<Stability>?
    package var renamedFrom: [Located<String>] = []
    @Boxed package var variantOf: Located<String>?
    package var range: SourceRange

    package init(name: Located<String>, range: SourceRange) {
        self.name = name
        self.range = range
    }
}

package enum Stability: String, Sendable, Hashable, CaseIterable {
    case experimental, beta, stable
}

/// The keys that say how a request is treated; they come from endpoint, presets, module, server and `api.yaml`.
package struct PolicyDeclarations: Sendable {
    package var server: Located<String>?
    package var auth: Located<String>?
    package var timeout: Located<PolicyReference<TimeoutDeclaration>>?
    package var retry: Located<PolicyReference<RetryDeclaration>>?
    @Boxed package var idempotency: Located<IdempotencyDeclaration>?
    @Boxed package var inFlight: Located<InFlightDeclaration>?
    /// `.some(nil)` is `none`.
    @Boxed package var cache: Located<CacheDeclaration?>?
    @Boxed package var configGate: Located<GatePolicy>?
    @Boxed package var priority: Located<Priority>?
    @Boxed package var progress: Located<Bool>?
    @Boxed package var log: LogDeclaration?
    @Boxed package var sign: Located<String>?
    @Boxed package var envelope: Located<EnvelopeDeclaration?>?

    package init() {}
}

/// A policy by name, `none`, or written out.
package enum PolicyReference<Declaration: Sendable>: Sendable {
    case named(String)
    case none
    indirect case inline(Declaration)
}

package enum GatePolicy: String, Sendable, Hashable, CaseIterable { case required, exempt }
package enum Priority: String, Sendable, Hashable, CaseIterable { case low, normal, high }

/// A length of time, kept as the number it was written with; printed and compared in milliseconds.
package struct SpecDuration: Sendable, Hashable {
    package var milliseconds: Int
    package init(milliseconds: Int) { self.milliseconds = milliseconds }
}

package struct TimeoutDeclaration: Sendable {
    package var attempt: Located<SpecDuration>?
    package var idle: Located<SpecDuration>?
    package var total: Located<SpecDuration>?
    package init() {}
}

package struct RetryDeclaration: Sendable {
    package var max: Located<Int>?
    package var base: Located<SpecDuration>?
    package var factor: Located<Double>?
    package var jitter: Located<Jitter>?
    package var limit: Located<SpecDuration>?
    package var when: Located<[Located<RetryCondition>]>?
    package var statuses: Located<[Located<Int>]>?
    package init() {}
}

package enum Jitter: String, Sendable, Hashable, CaseIterable { case none, full }

package enum RetryCondition: String, Sendable, Hashable, CaseIterable {
    case timeout, connectionLost, notConnected, cannotConnect, overloaded
}

package enum IdempotencyDeclaration: Sendable, Hashable {
    case safe, idempotent, none, key
    /// `{ key: body.clientID }`: the path of the field that is the key.
    case field(String)
}

package enum InFlightPolicy: String, Sendable, Hashable, CaseIterable { case share, reject, latest, independent }

package struct InFlightDeclaration: Sendable {
    package var policy: InFlightPolicy
    package var coolDown: Located<SpecDuration>?
    package init(policy: InFlightPolicy, coolDown: Located<SpecDuration>?) {
        self.policy = policy
        self.coolDown = coolDown
    }
}

package struct CacheDeclaration: Sendable {
    package var maxAge: Located<SpecDuration>?
    package var varyBy: [Located<String>] = []
    /// Digits, or `app`.
    package var version: Located<String>?
    package var staleIfError: Located<SpecDuration>?
    package var ignore: [Located<String>] = []
    package init() {}
}

/// What may be logged, by name; `nil` where the list is not given, so that lists can add up.
package struct LogDeclaration: Sendable {
    package var query: [Located<String>]?
    package var headers: [Located<String>]?
    package var body: [Located<String>]?
    package var response: [Located<String>]?
    package var range: SourceRange
    package init(range: SourceRange) { self.range = range }
}

package struct EnvelopeDeclaration: Sendable {
    package var code: Located<String>?
    package var message: Located<String>?
    package var data: Located<String>?
    package var success: [Located<String>] = []
    package var sessionExpired: [Located<String>] = []
    package var requestID: Located<String>?
    package var range: SourceRange
    package init(range: SourceRange) { self.range = range }
}
