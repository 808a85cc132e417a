import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct CommonStageTests {
    private enum Protected<Auth: AuthKind>: ProbeKind {
        static var descriptor: EndpointDescriptor {
            EndpointDescriptor("probe.auth", .get, "/x", server: SampleApp.Servers.cdn, auth: Auth.auth, answer: .empty)
        }
        static func decode(_ answer: Answer) throws {}
    }

    private protocol AuthKind: Sendable { static var auth: Authentication { get } }
    private enum Basic: AuthKind { static let auth = Authentication.basic }
    private enum Optionally: AuthKind { static let auth = Authentication.optional }
    private enum Session: AuthKind { static let auth = Authentication.session }
    private enum AppToken: AuthKind { static let auth = Authentication.credential(SampleApp.Credentials.appToken) }

    private func headers<Auth: AuthKind>(_ auth: Auth.Type, _ store: any CredentialStore) async throws -> HTTPFields {
        let transport = StubTransport()
        transport.stub(Probe<Protected<Auth>>.self, .raw())
        try await Stubbed.client(transport, credentials: store, clock: VirtualClock()).send(Probe<Protected<Auth>>())
        return try #require(transport.recorder.requests.first).headers
    }

    @Test("behaviour 1, 4: the request of a call is what its descriptor and its value say")
    func whole() async throws {
        let transport = StubTransport()
        transport.stub(OrdersListEndpoint.self) { _ in Page(items: [], hasMore: false) }
        _ = try await Stubbed.client(transport, clock: VirtualClock()).orders.list(
            id: UserID(7),
            page: 2,
            status: .unknown("a b")
        )
        let request = try #require(transport.recorder.requests.first)
        #expect(request.method == .get)
        #expect(
            request.url.absoluteString
                == "https://a.example/v1/orders/7?page=2&status=a%20b&tz=Asia%2FTokyo"
        )
        #expect(
            request.headers == [
                "X-Client-Version": "ios/4.2.0", "X-Device-ID": "d-1", "X-Timestamp": "1700000000123",
                "X-Platform": "ios", "Accept-Language": "ja-JP", "Authorization": "Bearer t",
            ]
        )
        #expect(request.request.credentialHeaders == ["Authorization"])
    }

    @Test("behaviour 4: an endpoint's own headers replace common ones, and what it omits is gone")
    func ownHeaders() async throws {
        let transport = StubTransport()
        transport.stub(OrdersCreateEndpoint.self) { _ in }
        transport.stub(OrdersListEndpoint.self) { _ in Page(items: [], hasMore: false) }
        var app = Stubbed.app
        app.channel = "store"
        app.values["localeIfChinese"] = { "en" }
        let client = EndpointClient<SampleApp>(
            environment: .production,
            bases: Stubbed.bases,
            app: app,
            credentials: MemoryCredentialStore(session: SessionCredential(token: "t")),
            transport: transport,
            clock: VirtualClock()
        )
        _ = try await client.orders.list(id: UserID(7))
        let common = transport.recorder.requests.last?.headers
        #expect(common?["X-Channel"] == "store")
        #expect(common?["X-Locale"] == "en")
        try await client.orders.create(phone: "1", idempotencyKey: "key-1")
        let request = try #require(transport.recorder.requests.last)
        #expect(request.headers["X-Locale"] == "zh")
        #expect(request.headers["X-Channel"] == nil)
        #expect(request.headers["Content-Type"] == "application/json")
        #expect(request.headers["Idempotency-Key"] == "key-1")
        #expect(request.bodyText == #"{"phone":"1"}"#)
    }

    @Test("behaviour 31: each submission has a key of its own unless the caller gives one")
    func idempotencyKeys() async throws {
        let transport = StubTransport()
        transport.stub(OrdersCreateEndpoint.self) { _ in }
        let orders = Stubbed.client(transport, clock: VirtualClock()).orders
        try await orders.create(phone: "1")
        try await orders.create(phone: "1")
        let keys = transport.recorder.requests.compactMap { $0.headers["Idempotency-Key"] }
        #expect(keys.count == 2)
        #expect(Set(keys).count == 2)
        #expect(keys.allSatisfy { UUID(uuidString: $0) != nil })
    }

    @Test("behaviour 6: credentials go into headers, by kind")
    func credentials() async throws {
        let full = MemoryCredentialStore(
            session: SessionCredential(token: "t"),
            basic: BasicCredential(user: "花", password: "p:w"),
            named: ["appToken": "a"]
        )
        let empty = MemoryCredentialStore()
        #expect(try await headers(Session.self, full) == ["Authorization": "Bearer t"])
        #expect(try await headers(Optionally.self, full) == ["Authorization": "Bearer t"])
        #expect(try await headers(Optionally.self, empty) == [:])
        #expect(try await headers(AppToken.self, full) == ["X-App-Token": "Token a"])
        #expect(try await headers(Basic.self, full) == ["Authorization": "Basic 6IqxOnA6dw=="])
    }

    @Test("behaviour 6: without the credential nothing is sent")
    func missingCredentials() async {
        let empty = MemoryCredentialStore()
        let expired = await #expect(throws: RequestError.self) { try await headers(Session.self, empty) }
        #expect(expired?.kind == .sessionExpired)
        #expect(expired?.stage == .session)
        for error in [
            await #expect(throws: RequestError.self) { try await headers(Basic.self, empty) },
            await #expect(throws: RequestError.self) { try await headers(AppToken.self, empty) },
        ] {
            #expect(error?.kind == .invalidRequest)
        }
    }

    @Test("a credential store that fails is a storage failure, and what it says is not printed")
    func brokenStore() async {
        struct Broken: CredentialStore {
            struct Failure: Error { let secret = "hush" }
            func session() async throws -> SessionCredential? { throw Failure() }
            func setSession(_ session: SessionCredential?) async throws {}
        }
        let error = await #expect(throws: RequestError.self) { try await headers(Session.self, Broken()) }
        #expect(error?.kind == .storage)
        #expect(error.map { "\($0)".contains("hush") } == false)
    }

    @Test("credentials do not print")
    func printing() {
        var text = ""
        dump(SessionCredential(token: "hush", refreshToken: "hush"), to: &text)
        dump(BasicCredential(user: "hush", password: "hush"), to: &text)
        print(SessionCredential(token: "hush"), [BasicCredential(user: "hush", password: "hush")], to: &text)
        #expect(!text.contains("hush"))
    }

    @Test("a server without a base in the environment is named")
    func noBase() async {
        let client = EndpointClient<SampleApp>(
            environment: .development,
            transport: StubTransport(),
            clock: VirtualClock()
        )
        let error = await #expect(throws: RequestError.self) { try await client.send(ContributorsEndpoint()) }
        #expect(error?.message.contains("'cdn'") == true)
        #expect(error?.message.contains("'development'") == true)
    }

    @Test("behaviour 8: the base comes from the environment, variables filled in")
    func environments() async throws {
        let transport = StubTransport()
        transport.stub(OrdersCreateEndpoint.self) { _ in }
        for environment in [
            SampleApp.Environment.enterprise(host: "e.example"),
            .custom(name: "c", bases: ["api": "http://127.0.0.1:1"]),
        ] {
            let client = EndpointClient<SampleApp>(
                environment: environment,
                app: Stubbed.app,
                transport: transport,
                clock: VirtualClock()
            )
            try await client.orders.create(phone: "1")
        }
        #expect(
            transport.recorder.requests.map(\.url.absoluteString) == [
                "https://e.example/api/v3/v1/orders?tz=Asia%2FTokyo", "http://127.0.0.1:1/v1/orders?tz=Asia%2FTokyo",
            ]
        )
    }

    @Test("behaviour 4: a value that the app should supply and does not know is an error that names it")
    func missingAppValue() async {
        var app = Stubbed.app
        app.values = [:]
        let client = EndpointClient<SampleApp>(
            environment: .production,
            app: app,
            transport: StubTransport(),
            clock: VirtualClock()
        )
        let error = await #expect(throws: RequestError.self) { try await client.send(Probe<Enveloped>()) }
        #expect(error?.message.contains("'localeIfChinese'") == true)
    }
}
