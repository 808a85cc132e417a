import EndpointRuntime
import EndpointTesting
import Foundation
import GeneratedEndpoints
import Testing

extension StubTransport {
    /// What calls behind the gate wait for.
    func stubConfiguration(version: Int = 1) {
        stub(BootstrapConfigEndpoint.self) { _ in
            BootConfig(
                version: version,
                environment: "test",
                domains: [],
                resourceBase: URL(fileURLWithPath: "/"),
                switches: [:],
                serverTime: Date(timeIntervalSince1970: 0)
            )
        }
    }
}

/// What the generator makes of `configGate` and `session`: the client needs a store and nothing else.
struct WiringTests {
    private let transport = StubTransport()
    private let store = MemoryCredentialStore()
    private let client: EndpointClient<SocialApp>

    init() {
        client = EndpointClient(
            environment: .production,
            app: AppValues(values: ["localeIfChinese": { nil }]),
            credentials: store,
            transport: transport,
            // A clock that stands still: no limit passes while the machine is busy, and no pause has any length.
            traffic: TrafficSettings(jitter: { 0 }),
            clock: VirtualClock()
        )
        transport.stubConfiguration(version: 7)
    }

    private static let tokens = #"{"access_token":"%","refresh_token":"r-%","expires_in":1,"user":"# + user + "}"
    private static let user =
        #"{"uid":"1","nickname":"n","avatar_url":null,"coins":0,"bio":null,"settings":{"allows_strangers":true}}"#

    private func tokens(_ name: String) -> String {
        #"{"code":0,"data":"# + Self.tokens.replacingOccurrences(of: "%", with: name) + "}"
    }

    private func count<E: Endpoint>(_ type: E.Type) -> Int { transport.recorder.endpoints(of: type).count }

    @Test("behaviour 20: a call behind the gate fetches the generated configuration, once and typed")
    func gate() async throws {
        await store.setSession(SessionCredential(token: "a"))
        transport.stub(FeedByUserEndpoint.self) { _ in Page(items: [], hasMore: false) }
        for _ in 0..<3 { _ = try await client.feed.byUser(userID: UserID(7)) }
        #expect(count(BootstrapConfigEndpoint.self) == 1)
        #expect(await client.configuration?.version == 7)
        try await client.refreshConfiguration()
        var versions = client.configurations.map(\.version).makeAsyncIterator()
        #expect(await versions.next() == 7)
        transport.stubConfiguration(version: 8)
        try await client.refreshConfiguration()
        #expect(await versions.next() == 8)
    }

    @Test("behaviour 48: signing in and out by the generated endpoints fills and clears the store")
    func signIn() async throws {
        transport.stub(AccountSignInEndpoint.self, .json(tokens("a")))
        transport.stub(AccountSignOutEndpoint.self, .json(#"{"code":0}"#))
        _ = try await client.account.signIn(phone: "1", code: "1234")
        #expect(await store.session() == SessionCredential(token: "a", refreshToken: "r-a"))
        try await client.account.signOut()
        #expect(await store.session() == nil)
        #expect(await client.configuration == nil)
    }

    @Test("behaviour 26: an expired session is renewed by the generated endpoint, and the call replayed")
    func renewal() async throws {
        await store.setSession(SessionCredential(token: "old", refreshToken: "r-old"))
        transport.stub(
            AccountMeEndpoint.self,
            sequence: [
                .json(#"{"code":10401,"msg":"expired"}"#), .json(#"{"code":0,"data":"# + Self.user + "}"),
            ]
        )
        transport.stub(AccountRefreshEndpoint.self, .json(tokens("new")))
        #expect(try await client.account.me().name == "n")
        #expect(transport.recorder.endpoints(of: AccountRefreshEndpoint.self).map(\.refreshToken) == ["r-old"])
        #expect(await store.session() == SessionCredential(token: "new", refreshToken: "r-new"))
        let sent = transport.recorder.requests.filter { $0.request.endpoint is AccountMeEndpoint }
        #expect(sent.map { $0.headers["Authorization"] } == ["Bearer old", "Bearer new"])
    }
}
