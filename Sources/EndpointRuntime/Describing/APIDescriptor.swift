/// A spec: its environments and what all its endpoints share.
public protocol APIDefinition: Sendable {
    /// Development, test, production and whatever else the spec lists.
    associatedtype Environment: APIEnvironment
    /// What the config gate waits for; `Never` where there is no gate.
    associatedtype Configuration: Sendable = Never

    static var descriptor: APIDescriptor { get }

    /// How the configuration is fetched; `nil`: no gate.
    static var configurationSource: ConfigurationSource<Self>? { get }

    /// How an expired session is renewed; `nil`: it ends.
    static var sessionRefresh: SessionRefresh<Self>? { get }
}

extension APIDefinition where Configuration == Never {
    public static var configurationSource: ConfigurationSource<Self>? { nil }
}

extension APIDefinition {
    public static var sessionRefresh: SessionRefresh<Self>? { nil }
}

/// One set of bases that belong together.
public protocol APIEnvironment: Hashable, Sendable {
    /// For logs and for keeping apart what belongs to different environments.
    var name: String { get }

    /// The base URL of a server, by the server's name in the spec; `nil` where the server has no such environment.
    func base(of server: String) -> String?
}

extension APIEnvironment {
    /// Decides which environment an app starts in.
    ///
    /// - Parameters:
    ///   - locked: What the build allows alone, such as production in the App Store; wins over everything.
    ///   - chosen: What a person chose by hand and the app has kept.
    ///   - standard: The build's own.
    public static func select(locked: Self?, chosen: Self?, standard: Self) -> Self {
        locked ?? chosen ?? standard
    }
}

/// What all endpoints of a spec share.
public struct APIDescriptor: Sendable {
    public var name: String
    public var servers: [ServerDescriptor]
    public var session: SessionDescriptor
    public var credentials: [CredentialDescriptor]
    /// The header of idempotency keys where a server names none.
    public var idempotencyHeader: String
    /// `nil`: no gate.
    public var configGate: ConfigGateDescriptor?
    /// What may be logged of every endpoint.
    public var log: LogPolicy
    /// How dates inside generic models are written.
    public var dates: DateFormat

    public init(
        _ name: String,
        servers: [ServerDescriptor],
        session: SessionDescriptor = SessionDescriptor(),
        credentials: [CredentialDescriptor] = [],
        idempotencyHeader: String = "Idempotency-Key",
        configGate: ConfigGateDescriptor? = nil,
        log: LogPolicy = LogPolicy(),
        dates: DateFormat = .iso8601
    ) {
        self.name = name
        self.servers = servers
        self.session = session
        self.credentials = credentials
        self.idempotencyHeader = idempotencyHeader
        self.configGate = configGate
        self.log = log
        self.dates = dates
    }
}

/// How the session's credential travels, and which endpoints change it. Endpoints are named `module.endpoint`.
public struct SessionDescriptor: Sendable, Hashable {
    public var header: String
    /// Before the credential, with a space between; `nil`: the credential alone.
    public var scheme: String?
    public var refresh: String?
    public var signIn: [String]
    public var signOut: String?
    /// Path to the credential in the answers of `signIn` and `refresh`.
    public var token: String
    public var refreshToken: String
    /// The app keeps the credential and renews it by itself.
    public var isKeptByApp: Bool

    public init(
        header: String = "Authorization",
        scheme: String? = "Bearer",
        refresh: String? = nil,
        signIn: [String] = [],
        signOut: String? = nil,
        token: String = "token",
        refreshToken: String = "refreshToken",
        isKeptByApp: Bool = false
    ) {
        self.header = header
        self.scheme = scheme
        self.refresh = refresh
        self.signIn = signIn
        self.signOut = signOut
        self.token = token
        self.refreshToken = refreshToken
        self.isKeptByApp = isKeptByApp
    }
}

/// A credential beside the session, such as an API key.
public struct CredentialDescriptor: Sendable, Hashable {
    public var name: String
    public var header: String
    /// Before the credential, with a space between; `nil`: the credential alone.
    public var scheme: String?

    public init(_ name: String, header: String = "Authorization", scheme: String? = nil) {
        self.name = name
        self.header = header
        self.scheme = scheme
    }
}

/// The configuration that calls wait for.
public struct ConfigGateDescriptor: Sendable, Hashable {
    /// `module.endpoint`.
    public var endpoint: String
    public var maxAge: Duration?
    /// Path to the version in the configuration.
    public var version: String?

    public init(endpoint: String, maxAge: Duration? = nil, version: String? = nil) {
        self.endpoint = endpoint
        self.maxAge = maxAge
        self.version = version
    }
}
