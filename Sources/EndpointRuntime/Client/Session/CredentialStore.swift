/// Where credentials live; the app may share one store with another network layer.
public protocol CredentialStore: Sendable {
    /// `nil` while signed out.
    func session() async throws -> SessionCredential?
    /// `nil` signs out.
    func setSession(_ session: SessionCredential?) async throws
    /// For HTTP basic.
    func basic() async throws -> BasicCredential?
    /// By the name the spec gives it.
    func credential(named name: String) async throws -> String?
    /// Called before the client goes to another environment. Forgets the session unless the store does something
    /// else, such as keeping one for each environment; what it gives from now on is sent to the new one.
    ///
    /// - Parameter name: Of the environment; ``APIEnvironment/name``.
    func environmentWillChange(to name: String) async throws
}

extension CredentialStore {
    public func basic() async throws -> BasicCredential? { nil }
    public func credential(named name: String) async throws -> String? { nil }
    public func environmentWillChange(to name: String) async throws { try await setSession(nil) }
}

/// The session's token, and what renews it. Prints neither.
public struct SessionCredential: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    public var token: String
    public var refreshToken: String?

    public init(token: String, refreshToken: String? = nil) {
        self.token = token
        self.refreshToken = refreshToken
    }

    /// - Returns: `nil` without a token, and for an empty one.
    public init?(token: String?, refreshToken: String? = nil) {
        guard let token, !token.isEmpty else { return nil }
        self.init(token: token, refreshToken: refreshToken)
    }

    public var description: String { "SessionCredential" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// User and password of HTTP basic, RFC 7617. Prints neither.
public struct BasicCredential: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    public var user: String
    public var password: String

    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }

    public var description: String { "BasicCredential" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Keeps credentials in memory only: for tests, previews and apps that store them elsewhere.
public actor MemoryCredentialStore: CredentialStore {
    private var current: SessionCredential?
    private let basicCredential: BasicCredential?
    private let named: [String: String]

    public init(session: SessionCredential? = nil, basic: BasicCredential? = nil, named: [String: String] = [:]) {
        current = session
        basicCredential = basic
        self.named = named
    }

    public func session() -> SessionCredential? { current }
    public func setSession(_ session: SessionCredential?) { current = session }
    public func basic() -> BasicCredential? { basicCredential }
    public func credential(named name: String) -> String? { named[name] }
}
