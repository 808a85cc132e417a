package import EndpointDiagnostics

/// A whole spec, names looked up and rules checked: what every back end reads and only front ends make.
package struct ResolvedSpec: Sendable {
    /// Names the API type.
    package var name: Located<String>
    /// Every spec file by ``SpecFile/relativePath``, sorted bytewise.
    package var files: [SpecFile]
    /// The file whose output declares the API type, the `…Requests` and the `…Failure`s: `api.yaml`, or the only file.
    package var apiFile: Int
    package var servers: [Server]
    /// Those that are declared or built in, in order; built-in ones first, a redefined one at its built-in's place.
    package var timeouts: [NamedPolicy<Timeout>]
    package var retries: [NamedPolicy<Retry>]
    package var configGate: ConfigGate?
    package var session: Session
    package var credentials: [Credential]
    /// Sorted by name.
    package var modules: [Module]
    /// Those declared by name in the order of files and specs, each followed by the ones in place inside it;
    /// then those in place in endpoints, in order.
    package var models: [Model]
    /// How dates are written that stand for a parameter of a generic model: `api.yaml`'s `json.dates`.
    package var dates = ScalarFormat.iso8601
    package var swift: SwiftSettings
    package var review: [ReviewDeclaration]
    package var upstream: Located<String>?
    @Boxed package var documentation: Documentation

    package init(name: Located<String>, files: [SpecFile], apiFile: Int, idempotencyHeader: String) {
        self.name = name
        self.files = files
        self.apiFile = apiFile
        servers = []
        timeouts = []
        retries = []
        session = Session()
        credentials = []
        modules = []
        models = []
        swift = SwiftSettings()
        review = []
    }

    package subscript(id: ModelID) -> Model { models[id.index] }
    package subscript(id: EndpointID) -> Endpoint { modules[id.module].endpoints[id.index] }

    /// Whether Swift can write a model's values: a request may carry them, or the conformance was asked for. Its
    /// fields then tell null from what is absent, so that what was read is written as it was.
    package func isWritten(_ id: ModelID) -> Bool {
        let model = models[id.index]
        return swift.conformances == .full || model.usage.isSent || model.conformances.contains(.encodable)
    }
}

package struct SwiftSettings: Sendable, Hashable {
    package var access = AccessLevel.public
    package var templates: Located<String>?
    package var typePrefix = ""
    package var conformances = ConformancePolicy.needed
    /// Modules of external types.
    package var imports: [String] = []
    package init() {}
}

package struct Module: Sendable {
    package var name: Located<String>
    /// Index into ``ResolvedSpec/files``.
    package var file: Int
    @Boxed package var documentation: Documentation
    package var endpoints: [Endpoint]
    /// Everything its `…Failure` can be: `api.yaml`'s, the module's and its endpoints' errors, in order of declaration, without `other`.
    package var failures: [Failure]

    package init(name: Located<String>, file: Int, endpoints: [Endpoint], failures: [Failure]) {
        self.name = name
        self.file = file
        self.endpoints = endpoints
        self.failures = failures
    }
}

/// A named refusal of a module.
package struct Failure: Sendable {
    /// The Swift case, before reserved words are quoted.
    package var name: Located<String>
    /// Business codes, as text.
    package var codes: [String]
    /// HTTP statuses that mean it anywhere in the module.
    package var statuses: [Int]
    /// Type of the refusal's `data`, or of the body for a status.
    package var data: TypeReference?
    @Boxed package var documentation: Documentation

    package init(name: Located<String>, codes: [String], statuses: [Int]) {
        self.name = name
        self.codes = codes
        self.statuses = statuses
    }
}

package struct Server: Sendable {
    package var name: Located<String>
    /// Empty: one, from the app.
    package var environments: [Environment]
    package var envelope: Envelope?
    package var failure: FailureBody?
    package var headers: [CommonValue]
    package var query: [CommonValue]
    package var responseHeaders: [Field]
    package var idempotencyHeader: String
    package var concurrency: Int
    @Boxed package var documentation: Documentation

    package struct Environment: Sendable {
        package var name: String
        /// May hold `{variable}`s.
        package var base: String
        package var variables: [Variable]
        package init(name: String, base: String, variables: [Variable]) {
            self.name = name
            self.base = base
            self.variables = variables
        }
    }

    package struct Variable: Sendable, Hashable {
        package var name: String
        package var type: ScalarType
        package init(name: String, type: ScalarType) {
            self.name = name
            self.type = type
        }
    }

    package init(name: Located<String>, environments: [Environment], idempotencyHeader: String, concurrency: Int) {
        self.name = name
        self.environments = environments
        headers = []
        query = []
        responseHeaders = []
        self.idempotencyHeader = idempotencyHeader
        self.concurrency = concurrency
    }
}

/// The body of a status that is no success: its type, and wire paths (dots between steps) to code and message.
package struct FailureBody: Sendable, Hashable {
    package var type: TypeReference
    package var code: String?
    package var message: String?
    package init(type: TypeReference, code: String?, message: String?) {
        self.type = type
        self.code = code
        self.message = message
    }
}

/// A common header or query parameter.
package struct CommonValue: Sendable, Hashable {
    package var wire: String
    package var source: ValueSource
    package init(wire: String, source: ValueSource) {
        self.wire = wire
        self.source = source
    }
}

package struct ConfigGate: Sendable {
    package var endpoint: EndpointID
    package var maxAge: SpecDuration?
    package var version: ValuePath?
    package init(endpoint: EndpointID) { self.endpoint = endpoint }
}

package struct Session: Sendable {
    package var isKeptByApp = false
    package var header = "Authorization"
    /// `nil`: the token alone.
    package var scheme: String? = "Bearer"
    package var refresh: EndpointID?
    /// The refresh endpoint's one parameter.
    package var refreshParameter: RequestPath?
    package var signIn: [EndpointID] = []
    package var signOut: EndpointID?
    package var tokens: [SessionTokens] = []
    package init() {}
}

/// Where the answer of a sign-in or refresh endpoint holds its tokens.
package struct SessionTokens: Sendable {
    package var endpoint: EndpointID
    /// `nil` steps where the response is `json`: then the wire path counts.
    package var token: ValuePath?
    package var refreshToken: ValuePath?
    package var tokenWirePath: String
    package var refreshTokenWirePath: String
    package init(endpoint: EndpointID, tokenWirePath: String, refreshTokenWirePath: String) {
        self.endpoint = endpoint
        self.tokenWirePath = tokenWirePath
        self.refreshTokenWirePath = refreshTokenWirePath
    }
}

package struct Credential: Sendable, Hashable {
    package var name: String
    package var header: String
    package var scheme: String?
    package init(name: String, header: String, scheme: String?) {
        self.name = name
        self.header = header
        self.scheme = scheme
    }
}
