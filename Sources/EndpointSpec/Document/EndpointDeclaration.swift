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
    private var box: PartsBox<EndpointDeclarationParts>

    package var name: Located<String> {
        get { box.parts.name }
        set { PartsBox.owned(&box).parts.name = newValue }
    }
    package var method: Located<HTTPMethod>? {
        get { box.parts.method }
        set { PartsBox.owned(&box).parts.method = newValue }
    }
    package var path: Located<String>? {
        get { box.parts.path }
        set { PartsBox.owned(&box).parts.path = newValue }
    }
    package var url: Located<String>? {
        get { box.parts.url }
        set { PartsBox.owned(&box).parts.url = newValue }
    }
    package var use: [Located<String>] {
        get { box.parts.use }
        set { PartsBox.owned(&box).parts.use = newValue }
    }
    package var pathParameters: [FieldDeclaration] {
        get { box.parts.pathParameters }
        set { PartsBox.owned(&box).parts.pathParameters = newValue }
    }
    package var query: [FieldDeclaration] {
        get { box.parts.query }
        set { PartsBox.owned(&box).parts.query = newValue }
    }
    package var headers: [FieldDeclaration] {
        get { box.parts.headers }
        set { PartsBox.owned(&box).parts.headers = newValue }
    }
    package var body: BodyDeclaration? {
        get { box.parts.body }
        set { PartsBox.owned(&box).parts.body = newValue }
    }
    package var multipart: Located<[FieldDeclaration]>? {
        get { box.parts.multipart }
        set { PartsBox.owned(&box).parts.multipart = newValue }
    }
    package var response: ResponseDeclaration? {
        get { box.parts.response }
        set { PartsBox.owned(&box).parts.response = newValue }
    }
    package var errors: ErrorsDeclaration? {
        get { box.parts.errors }
        set { PartsBox.owned(&box).parts.errors = newValue }
    }
    package var statusErrors: ErrorsDeclaration? {
        get { box.parts.statusErrors }
        set { PartsBox.owned(&box).parts.statusErrors = newValue }
    }
    package var policies: PolicyDeclarations {
        get { box.parts.policies }
        set { PartsBox.owned(&box).parts.policies = newValue }
    }
    package var paging: PagingDeclaration? {
        get { box.parts.paging }
        set { PartsBox.owned(&box).parts.paging = newValue }
    }
    package var batch: BatchDeclaration? {
        get { box.parts.batch }
        set { PartsBox.owned(&box).parts.batch = newValue }
    }
    package var examples: [ExampleDeclaration] {
        get { box.parts.examples }
        set { PartsBox.owned(&box).parts.examples = newValue }
    }
    package var documentation: Documentation {
        get { box.parts.documentation }
        set { PartsBox.owned(&box).parts.documentation = newValue }
    }
    package var tags: [Located<String>] {
        get { box.parts.tags }
        set { PartsBox.owned(&box).parts.tags = newValue }
    }
    package var since: Located<String>? {
        get { box.parts.since }
        set { PartsBox.owned(&box).parts.since = newValue }
    }
    package var stability: Located<Stability>? {
        get { box.parts.stability }
        set { PartsBox.owned(&box).parts.stability = newValue }
    }
    package var renamedFrom: [Located<String>] {
        get { box.parts.renamedFrom }
        set { PartsBox.owned(&box).parts.renamedFrom = newValue }
    }
    package var variantOf: Located<String>? {
        get { box.parts.variantOf }
        set { PartsBox.owned(&box).parts.variantOf = newValue }
    }
    package var range: SourceRange {
        get { box.parts.range }
        set { PartsBox.owned(&box).parts.range = newValue }
    }

    package init(name: Located<String>, range: SourceRange) {
        box = PartsBox(
            EndpointDeclarationParts(
                name: name,
                range: range
            )
        )
    }
}

/// What a ``EndpointDeclaration`` consists of.
private struct EndpointDeclarationParts: Sendable {
    var name: Located<String>
    var method: Located<HTTPMethod>?
    var path: Located<String>?
    @Boxed var url: Located<String>?
    var use: [Located<String>] = []
    var pathParameters: [FieldDeclaration] = []
    var query: [FieldDeclaration] = []
    var headers: [FieldDeclaration] = []
    @Boxed var body: BodyDeclaration?
    @Boxed var multipart: Located<[FieldDeclaration]>?
    @Boxed var response: ResponseDeclaration?
    @Boxed var errors: ErrorsDeclaration?
    @Boxed var statusErrors: ErrorsDeclaration?
    var policies: PolicyDeclarations = PolicyDeclarations()
    @Boxed var paging: PagingDeclaration?
    @Boxed var batch: BatchDeclaration?
    var examples: [ExampleDeclaration] = []
    @Boxed var documentation: Documentation
    var tags: [Located<String>] = []
    @Boxed var since: Located<String>?
    @Boxed var stability: Located<Stability>?
    var renamedFrom: [Located<String>] = []
    @Boxed var variantOf: Located<String>?
    var range: SourceRange
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
