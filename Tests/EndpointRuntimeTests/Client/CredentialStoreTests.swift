import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct CredentialStoreTests {
    private let backend: Backend

    init() throws { backend = try Backend() }

    @Test("behaviour 48: a sign-in endpoint fills the store, a sign-out endpoint clears it")
    func filled() async throws {
        let store = MemoryCredentialStore()
        let client = backend.client(Renewing.self, credentials: store)
        var events = client.sessionEvents.makeAsyncIterator()
        try await client.send(SignInEndpoint<Renewing>(token: "fresh"))
        #expect(await store.session() == SessionCredential(token: "fresh", refreshToken: "r-fresh"))
        #expect(await events.next() == .signedIn)
        try await client.send(Ask<Renewing, Read>())
        try await client.send(Ask<Renewing, SignOut>())
        #expect(await store.session() == nil)
        #expect(await events.next() == .signedOut)
        await #expect(throws: RequestError.self) { try await client.send(Ask<Renewing, Read>()) }
        #expect(try await backend.seen()["read"] == 1)
    }

    @Test("behaviour 48: tokens in an answer without a type are found by the spec's paths")
    func byPath() async throws {
        let store = MemoryCredentialStore()
        let client = backend.client(Renewing.self, credentials: store)
        _ = try await client.response(for: SignInAsJSONEndpoint())
        #expect(await store.session() == SessionCredential(token: "json", refreshToken: "r1"))
    }

    @Test("behaviour 48: a typed stub of the sign-in fills the store too, and a sign-in that fails does not")
    func stubbed() async throws {
        let store = MemoryCredentialStore()
        let transport = StubTransport()
        transport.stub(
            SignInEndpoint<Renewing>.self,
            sequence: [.value(Tokens(accessToken: "stub", refreshToken: "r")), .json("{}", status: 500)]
        )
        let client = EndpointClient<SessionApp<Renewing>>(
            environment: .init(name: "one", address: "https://a.example"),
            credentials: store,
            transport: transport
        )
        try await client.send(SignInEndpoint<Renewing>(token: "x"))
        #expect(await store.session() == SessionCredential(token: "stub", refreshToken: "r"))
        try await client.forgetSession()
        await #expect(throws: RequestError.self) { try await client.send(SignInEndpoint<Renewing>(token: "x")) }
        #expect(await store.session() == nil)
    }

    @Test("behaviour 48: what another layer puts into the shared store is used, and replays what came too late")
    func shared() async throws {
        let store = MemoryCredentialStore(session: SessionCredential(token: "old", refreshToken: "r1"))
        let client = backend.client(Renewing.self, credentials: store)
        try await backend.set(["held": ["read"]])
        let late = Task { try await client.send(Ask<Renewing, Read>()) }
        try await backend.wait(for: "read")
        await store.setSession(SessionCredential(token: "t1", refreshToken: "r1"))
        try await backend.set(["held": []])
        #expect(try await late.joined.name == "read")
        let seen = try await backend.seen()
        #expect(seen["refresh"] == 0)
        #expect(seen["read"] == 2)
    }

    @Test("behaviour 48: with session: app the store is never written, and an end is still told once for a credential")
    func keptByApp() async throws {
        struct ReadOnly: CredentialStore {
            func session() async throws -> SessionCredential? { SessionCredential(token: "old", refreshToken: "r1") }
            func setSession(_ session: SessionCredential?) async throws { Issue.record("the store was written") }
        }
        let events: AsyncStream<SessionEvent>
        do {
            let client = backend.client(KeptByApp.self, credentials: ReadOnly())
            events = client.sessionEvents
            for count in [20, 1] {
                let outcomes = await Outcomes.of(count) { _ in try await client.send(Ask<KeptByApp, Read>()) }
                #expect(outcomes.failures == [.sessionExpired: count])
            }
            try await client.send(SignInEndpoint<KeptByApp>(token: "fresh"))
            #expect(try await backend.seen()["refresh"] == 0)
            try await client.switchEnvironment(to: .init(name: "two", address: backend.base))
        }
        // They end with the client.
        #expect(await events.reduce(into: []) { $0.append($1) } == [.expired])
    }

    @Test("behaviour 48: a store that fails is a storage failure at the session's stage, and prints nothing it holds")
    func broken() async throws {
        struct Broken: CredentialStore {
            struct Failure: Error { let secret = "hush" }
            func session() async throws -> SessionCredential? { SessionCredential(token: "old", refreshToken: "r1") }
            func setSession(_ session: SessionCredential?) async throws { throw Failure() }
        }
        let client = backend.client(Renewing.self, credentials: Broken())
        var events = client.sessionEvents.makeAsyncIterator()
        for error in [
            await #expect(throws: RequestError.self) { try await client.send(Ask<Renewing, Read>()) },
            await #expect(throws: RequestError.self) { try await client.send(SignInEndpoint<Renewing>(token: "x")) },
        ] {
            #expect(error?.kind == .storage)
            #expect(error?.stage == .session)
            #expect(error.map { "\($0)".contains("hush") } == false)
        }
        #expect(await events.next() == .expired)
    }
}
