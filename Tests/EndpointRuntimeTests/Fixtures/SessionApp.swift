import EndpointRuntime
import Foundation

/// What differs between backends with sessions.
protocol SessionKind: Sendable {
    static var session: SessionDescriptor { get }
    static var refreshes: Bool { get }
    static var maxAge: Duration? { get }
}

/// An expired session is renewed.
enum Renewing: SessionKind {
    static let session = SessionDescriptor(
        refresh: "session.refresh",
        signIn: ["session.signIn", "session.signInAsJSON"],
        signOut: "session.signOut",
        token: "accessToken"
    )
    static let refreshes = true
    static let maxAge: Duration? = .seconds(1800)
}

/// It ends.
enum Ending: SessionKind {
    static let session = SessionDescriptor(signIn: ["session.signIn"], signOut: "session.signOut", token: "accessToken")
    static let refreshes = false
    static let maxAge: Duration? = nil
}

/// `session: app`.
enum KeptByApp: SessionKind {
    static let session = SessionDescriptor(
        signIn: ["session.signIn"],
        signOut: "session.signOut",
        token: "accessToken",
        isKeptByApp: true
    )
    static let refreshes = false
    static let maxAge: Duration? = nil
}

/// Has a config gate and a session; in the form that the generator writes, but for the kind.
enum SessionApp<Kind: SessionKind>: APIDefinition {
    struct Environment: APIEnvironment {
        var name: String
        var address: String
        func base(of server: String) -> String? { address }
    }

    typealias Configuration = AppConfiguration

    static var api: ServerDescriptor { ServerDescriptor("api", concurrency: 16) }
    static var gateway: ServerDescriptor {
        ServerDescriptor(
            "gateway",
            envelope: EnvelopeDescriptor(
                code: "code",
                message: "msg",
                data: "data",
                success: ["0"],
                sessionExpired: ["10401"]
            )
        )
    }

    static var descriptor: APIDescriptor {
        APIDescriptor(
            "SessionApp",
            servers: [api, gateway],
            session: Kind.session,
            configGate: ConfigGateDescriptor(endpoint: "session.config", maxAge: Kind.maxAge, version: "version")
        )
    }

    static var configurationSource: ConfigurationSource<SessionApp>? {
        ConfigurationSource({ Ask<Kind, Config>() }, version: { $0.version })
    }

    static var sessionRefresh: SessionRefresh<SessionApp>? {
        Kind.refreshes ? SessionRefresh { RefreshEndpoint<Kind>(refreshToken: $0) } : nil
    }
}

struct AppConfiguration: Decodable, Hashable, Sendable {
    var version: Int
    var name: String
}

struct Tokens: Decodable, Hashable, Sendable {
    var accessToken: String
    var refreshToken: String?
}

/// What tells one endpoint without parameters from another.
protocol AskKind: Sendable {
    associatedtype Response: Decodable, Sendable
    static func descriptor(_ api: ServerDescriptor, _ gateway: ServerDescriptor) -> EndpointDescriptor
}

struct Ask<Kind: SessionKind, What: AskKind>: Endpoint {
    typealias API = SessionApp<Kind>
    typealias Response = What.Response

    static var descriptor: EndpointDescriptor { What.descriptor(API.api, API.gateway) }
}

extension Ask: Replayable where What: ReplayableAsk {}

protocol ReplayableAsk: AskKind {}

enum Config: ReplayableAsk {
    typealias Response = AppConfiguration
    static func descriptor(_ api: ServerDescriptor, _ gateway: ServerDescriptor) -> EndpointDescriptor {
        EndpointDescriptor("session.config", .get, "config", server: api, idempotency: .safe)
    }
}

/// Waits for the configuration, takes no session.
enum Gated: ReplayableAsk {
    typealias Response = Named
    static func descriptor(_ api: ServerDescriptor, _ gateway: ServerDescriptor) -> EndpointDescriptor {
        EndpointDescriptor("session.open", .get, "open", server: api, idempotency: .safe, configGate: .required)
    }
}

enum Exempt: ReplayableAsk {
    typealias Response = Named
    static func descriptor(_ api: ServerDescriptor, _ gateway: ServerDescriptor) -> EndpointDescriptor {
        EndpointDescriptor("session.exempt", .get, "exempt", server: api, idempotency: .safe)
    }
}

enum Read: ReplayableAsk {
    typealias Response = Named
    static func descriptor(_ api: ServerDescriptor, _ gateway: ServerDescriptor) -> EndpointDescriptor {
        EndpointDescriptor("session.read", .get, "read", server: api, auth: .session, idempotency: .safe)
    }
}

/// Within a limit, so that its calls have tasks of their own.
enum LimitedRead: ReplayableAsk {
    typealias Response = Named
    static func descriptor(_ api: ServerDescriptor, _ gateway: ServerDescriptor) -> EndpointDescriptor {
        var descriptor = Read.descriptor(api, gateway)
        descriptor.timeout = TimeoutPolicy(attempt: .seconds(40), total: .seconds(50))
        return descriptor
    }
}

enum Write: AskKind {
    typealias Response = Named
    static func descriptor(_ api: ServerDescriptor, _ gateway: ServerDescriptor) -> EndpointDescriptor {
        EndpointDescriptor("session.write", .post, "write", server: api, auth: .session)
    }
}

enum KeyedWrite: ReplayableAsk {
    typealias Response = Named
    static func descriptor(_ api: ServerDescriptor, _ gateway: ServerDescriptor) -> EndpointDescriptor {
        EndpointDescriptor("session.keyed", .post, "keyed", server: api, auth: .session, idempotency: .key)
    }
}

/// Its session expires by a business code in a 200.
enum Coded: ReplayableAsk {
    typealias Response = Named
    static func descriptor(_ api: ServerDescriptor, _ gateway: ServerDescriptor) -> EndpointDescriptor {
        EndpointDescriptor("session.coded", .get, "coded", server: gateway, auth: .optional, idempotency: .safe)
    }
}

enum SignOut: AskKind {
    typealias Response = Named
    static func descriptor(_ api: ServerDescriptor, _ gateway: ServerDescriptor) -> EndpointDescriptor {
        EndpointDescriptor("session.signOut", .post, "signout", server: api, auth: .session)
    }
}

struct RefreshEndpoint<Kind: SessionKind>: Endpoint {
    typealias API = SessionApp<Kind>
    typealias Response = Tokens

    static var descriptor: EndpointDescriptor {
        EndpointDescriptor("session.refresh", .post, "refresh", server: API.api)
    }

    var refreshToken: String

    func encode(to request: inout RequestBuilder) throws {
        try request.json { object in try object.string("refreshToken", refreshToken) }
    }

    static func session(in response: Tokens) -> SessionCredential? {
        SessionCredential(token: response.accessToken, refreshToken: response.refreshToken)
    }
}

struct SignInEndpoint<Kind: SessionKind>: Endpoint {
    typealias API = SessionApp<Kind>
    typealias Response = Tokens

    static var descriptor: EndpointDescriptor { EndpointDescriptor("session.signIn", .post, "signin", server: API.api) }

    var token: String

    func encode(to request: inout RequestBuilder) throws {
        try request.json { object in
            try object.string("token", token)
            try object.string("refresh", "r-\(token)")
        }
    }

    static func session(in response: Tokens) -> SessionCredential? {
        SessionCredential(token: response.accessToken, refreshToken: response.refreshToken)
    }
}

/// Its answer is of no declared type, so that the tokens are found by their paths.
struct SignInAsJSONEndpoint: Endpoint {
    typealias API = SessionApp<Renewing>
    typealias Response = JSONValue

    static var descriptor: EndpointDescriptor {
        EndpointDescriptor("session.signInAsJSON", .post, "signin", server: API.api)
    }

    func encode(to request: inout RequestBuilder) throws {
        try request.json { object in try object.string("token", "json") }
    }
}
