import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

/// Whose answers are kept, and until when.
@Suite(.timeLimit(.minutes(5))) struct CacheOwnerTests {
    private static let secret = "token-of-one-person"
    private let transport = AnsweringTransport.numbered()
    private let store = MemoryCredentialStore(
        session: SessionCredential(token: secret, refreshToken: "refresh-\(secret)"),
        named: ["apiKey": "key-\(secret)"]
    )

    private func client(_ caches: [any CacheStore] = [MemoryCacheStore()]) -> EndpointClient<SampleApp> {
        cacheClient(transport, credentials: store, caches: caches)
    }

    @Test("behaviour 35: one person is never given another's answer")
    func persons() async throws {
        let client = client()
        #expect(try await client.name(KeptForPerson.self) == "1")
        #expect(try await client.name(KeptForPersonUnsaid.self) == "2")
        // Not through the client, as another layer that shares the store might.
        await store.setSession(SessionCredential(token: "another"))
        #expect(try await client.name(KeptForPerson.self) == "3")
        #expect(try await client.name(KeptForPersonUnsaid.self) == "4")
        await store.setSession(nil)
        #expect(try await client.name(KeptForPersonUnsaid.self) == "5")
        let error = await #expect(throws: RequestError.self) { try await client.name(KeptForPerson.self) }
        #expect(error?.kind == .sessionExpired)
        await store.setSession(SessionCredential(token: Self.secret))
        #expect(try await client.name(KeptForPerson.self) == "1")
    }

    @Test("behaviour 35: neither file nor file name holds a credential, a key's parts or a cookie")
    func secrets() async throws {
        let folder = TemporaryFolder()
        let transport = AnsweringTransport { _, _ in
            .named("plain", headers: ["Set-Cookie": "sid=\(Self.secret)", "ETag": "e"])
        }
        let client = cacheClient(
            transport,
            base: "https://a.example",
            credentials: store,
            caches: [DiskCacheStore(folder: folder.url)]
        )
        let query = [QueryItem("phone", "5550100")]
        #expect(try await client.name(KeptForPerson.self, query: query) == "plain")
        #expect(try await client.name(KeptForKey.self, query: query) == "plain")
        #expect(try await client.name(KeptForPerson.self, query: query) == "plain")
        #expect(transport.count == 2)
        #expect(folder.names.count == 2)
        for name in folder.names {
            let file = try folder.data(name)
            for text in [Self.secret, "5550100", "a.example", "Set-Cookie", "set-cookie"] {
                #expect(file.range(of: Data(text.utf8)) == nil, "\(text)")
                #expect(!name.contains(text))
            }
            // The hash of the secret alone would be one that others can look up.
            let hash = SHA256.digest(of: Self.secret.utf8)
            #expect(file.range(of: Data(hash)) == nil)
            #expect(!name.contains(hash.map { String(format: "%02x", Int($0)) }.joined()))
            #expect(file.range(of: Data("plain".utf8)) != nil)
        }
    }

    @Test("behaviour 35: sign-out removes what is personal and leaves the rest, on disk too", arguments: ["out", "in"])
    func signOut(_ way: String) async throws {
        let folder = TemporaryFolder()
        let client = client([MemoryCacheStore(), DiskCacheStore(folder: folder.url)])
        #expect(try await client.name(KeptForPerson.self) == "1")
        #expect(try await client.name(Kept.self) == "2")
        if way == "out" {
            try await client.forgetSession()
        } else {
            try await client.signIn(with: SessionCredential(token: "another"))
        }
        #expect(folder.names.count == 1)
        #expect(try await client.name(Kept.self) == "2")
        await store.setSession(SessionCredential(token: Self.secret))
        #expect(try await client.name(KeptForPerson.self) == "3")
    }

    @Test("behaviour 35: an answer that comes after the session has ended is not kept")
    func late() async throws {
        let held = HeldTransport()
        let memory = MemoryCacheStore()
        let client = cacheClient(held, credentials: store, caches: [memory])
        let call = Task { try await client.name(KeptForPerson.self) }
        try await held.arrived(1)
        try await client.forgetSession()
        held.answer(0)
        #expect(try await call.joined == "ok")
        await store.setSession(SessionCredential(token: Self.secret))
        let again = Task { try await client.name(KeptForPerson.self) }
        try await held.arrived(2)
        held.answer(1)
        #expect(try await again.joined == "ok")
        #expect(try await client.name(KeptForPerson.self) == "ok")
        #expect(held.requests.count == 2)
    }

    /// Says when something was stored, and lets the test do something before the client goes on.
    private final class SlowStore: CacheStore {
        let inner = MemoryCacheStore()
        let onStore: @Sendable () async -> Void
        init(_ onStore: @escaping @Sendable () async -> Void) { self.onStore = onStore }
        func answer(for key: CacheKey) async -> CachedAnswer? { inner.answer(for: key) }
        func store(_ answer: CachedAnswer, for key: CacheKey) async {
            // The sign-out comes when the client has seen that the session is there.
            await onStore()
            inner.store(answer, for: key)
        }
        func remove(_ key: CacheKey) async { inner.remove(key) }
        func removeAll(_ part: CachePart) async { inner.removeAll(part) }
    }

    @Test("behaviour 35: a session that ends while its answer is being kept leaves nothing behind")
    func whileStoring() async throws {
        let box = Locked<EndpointClient<SampleApp>?>(nil)
        let slow = SlowStore { try? await box.withLock { $0 }?.forgetSession() }
        let client = client([slow])
        box.withLock { $0 = client }
        #expect(try await client.name(KeptForPerson.self) == "1")
        box.withLock { $0 = nil }
        await store.setSession(SessionCredential(token: Self.secret))
        #expect(try await client.name(KeptForPerson.self) == "2")
    }

    @Test("behaviour 9, 35: a change of environment empties the caches, and nothing of one is served in the other")
    func environments() async throws {
        let folder = TemporaryFolder()
        let client = client([MemoryCacheStore(), DiskCacheStore(folder: folder.url)])
        #expect(try await client.name(Kept.self) == "1")
        // The same address: what keeps them apart is the environment.
        let bases = ["api": "https://a.example"]
        try await client.switchEnvironment(to: .development, bases: bases)
        #expect(folder.names.isEmpty)
        #expect(try await client.name(Kept.self) == "2")
        try await client.switchEnvironment(to: .production, bases: bases)
        #expect(try await client.name(Kept.self) == "3")
    }

    @Test("'emptyCache' removes everything")
    func emptying() async throws {
        let client = client()
        #expect(try await client.name(Kept.self) == "1")
        await client.emptyCache()
        #expect(try await client.name(Kept.self) == "2")
    }
}

/// What sessions that are renewed, and configurations, make of caches.
@Suite(.timeLimit(.minutes(5))) struct CacheSessionTests {
    private typealias App = SessionApp<Renewing>

    enum KeptMe: ReplayableAsk {
        typealias Response = Named
        static func descriptor(_ api: ServerDescriptor, _ gateway: ServerDescriptor) -> EndpointDescriptor {
            EndpointDescriptor(
                "session.me",
                .get,
                "me",
                server: api,
                auth: .session,
                idempotency: .safe,
                cache: CachePolicy(maxAge: .seconds(600), varyBy: [.session])
            )
        }
    }

    private func body(_ text: String, status: Int = 200) -> TransportResponse {
        TransportResponse(status: status, body: .data(Data(text.utf8)))
    }

    private func client(_ transport: any Transport, _ store: any CredentialStore) -> EndpointClient<App> {
        EndpointClient(
            environment: App.Environment(name: "one", address: "https://a.example"),
            credentials: store,
            transport: transport,
            clock: VirtualClock()
        )
    }

    @Test("behaviour 35: what was kept for a person outlasts the renewal of the session, and not its end")
    func renewal() async throws {
        let store = MemoryCredentialStore(session: SessionCredential(token: "t1", refreshToken: "r1"))
        let valid = Locked("t1")
        let transport = AnsweringTransport { request, number in
            if request.url.lastPathComponent == "me" {
                let token = valid.withLock { $0 }
                guard request.headers["Authorization"] == "Bearer \(token)" else { return body("{}", status: 401) }
                return body(#"{"name":"\#(number)"}"#)
            }
            guard valid.withLock({ $0 }) == "t2" else { return body("{}", status: 400) }
            return body(#"{"accessToken":"t2","refreshToken":"r2"}"#)
        }
        let client = client(transport, store)
        #expect(try await client.send(Ask<Renewing, KeptMe>()).name == "1")
        valid.withLock { $0 = "t2" }
        // Refused, renewed, sent again, and kept for the person.
        let refreshed = try await client.send(Ask<Renewing, KeptMe>(), options: RequestOptions(cache: .refresh))
        #expect(refreshed.name == "4")
        #expect(await store.session()?.token == "t2")
        #expect(try await client.send(Ask<Renewing, KeptMe>()).name == "4")
        valid.withLock { $0 = "t3" }
        await #expect(throws: RequestError.self) {
            try await client.send(Ask<Renewing, KeptMe>(), options: RequestOptions(cache: .refresh))
        }
        await store.setSession(SessionCredential(token: "t2"))
        valid.withLock { $0 = "t2" }
        let before = transport.count
        #expect(try await client.send(Ask<Renewing, KeptMe>()).name == "\(before + 1)")
    }
}
