import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5)), .serialized) struct EnvironmentTests {
    private let one: Backend
    private let two: Backend
    private let store = MemoryCredentialStore(session: SessionCredential(token: "t1", refreshToken: "r1"))

    init() throws {
        one = try Backend()
        two = try Backend()
    }

    private typealias App = SessionApp<Renewing>
    private var elsewhere: App.Environment { App.Environment(name: "two", address: two.base) }

    @Test(
        "behaviour 8: a build's lock goes before a person's choice, and that before the build's own",
        arguments: [
            ("production", "test", "production"), (nil, "test", "test"), (nil, nil, "staging"),
            ("production", nil, "production"),
        ] as [(String?, String?, String)]
    )
    func selecting(_ locked: String?, _ chosen: String?, _ expected: String) {
        func environment(_ name: String) -> App.Environment { App.Environment(name: name, address: "") }
        let selected = App.Environment.select(
            locked: locked.map(environment),
            chosen: chosen.map(environment),
            standard: environment("staging")
        )
        #expect(selected.name == expected)
    }

    @Test("behaviour 8: a client that is locked to its environment cannot be switched")
    func locked() async throws {
        let client = EndpointClient<App>(
            environment: App.Environment(name: "production", address: one.base),
            isEnvironmentLocked: true,
            credentials: store
        )
        let error = await #expect(throws: RequestError.self) { try await client.switchEnvironment(to: elsewhere) }
        #expect(error?.kind == .invalidRequest)
        #expect(client.environment.name == "production")
        #expect(await store.session()?.token == "t1")
        try await client.send(Ask<Renewing, Read>())
        #expect(try await one.seen()["read"] == 1)
    }

    @Test("behaviour 9: switching ends what is in flight, in the gate, in a renewal and on the wire, and goes over")
    func ending() async throws {
        try await one.set(["held": ["config", "read", "refresh"], "token": "other"])
        let client = one.client(Renewing.self, credentials: store)
        let plain = Task { try await client.send(Ask<Renewing, Read>()) }
        let limited = Task { try await client.send(Ask<Renewing, LimitedRead>()) }
        let gated = Task { try await client.send(Ask<Renewing, Gated>()) }
        let renewing = Task { try await client.send(Ask<Renewing, KeyedWrite>()) }
        try await one.wait(for: "read", 2)
        try await one.wait(for: "config")
        try await one.wait(for: "refresh")
        try await client.switchEnvironment(to: elsewhere)
        await #expect(throws: CancellationError.self) { try await plain.joined }
        await #expect(throws: CancellationError.self) { try await limited.joined }
        await #expect(throws: CancellationError.self) { try await gated.joined }
        await #expect(throws: CancellationError.self) { try await renewing.joined }
        #expect(client.environment.name == "two")
        try await client.send(Ask<Renewing, Gated>())
        let seen = try await two.seen()
        #expect(seen.counts == ["config": 1, "open": 1])
        #expect(try await one.seen()["open"] == 0)
    }

    /// Notes when it is emptied.
    private struct SpyCache: CacheStore {
        let note: @Sendable () async -> Void
        func answer(for key: CacheKey) async -> CachedAnswer? { nil }
        func store(_ answer: CachedAnswer, for key: CacheKey) async {}
        func remove(_ key: CacheKey) async {}
        func removeAll(_ part: CachePart) async { if part == .everything { await note() } }
    }

    private func client(_ transport: any Transport, caches: [any CacheStore]) -> EndpointClient<App> {
        EndpointClient(
            environment: App.Environment(name: "one", address: one.base),
            credentials: store,
            transport: transport,
            caches: caches,
            clock: VirtualClock()
        )
    }

    @Test("behaviour 9: first the calls end, then the caches are emptied, then the environment is another one")
    func order() async throws {
        let (emptied, emptying) = AsyncStream<Void>.makeStream()
        let (released, releasing) = AsyncStream<Void>.makeStream()
        let transport = SilentTransport()
        let client = client(
            transport,
            caches: [
                SpyCache {
                    emptying.yield()
                    for await _ in released { break }
                }
            ]
        )
        let limited = Task { try await client.send(Ask<Renewing, LimitedRead>()) }
        await transport.asked()
        let switching = Task { [elsewhere] in try await client.switchEnvironment(to: elsewhere) }
        for await _ in emptied { break }
        await #expect(throws: CancellationError.self) { try await limited.joined }
        #expect(client.environment.name == "one")
        // Calls that begin meanwhile wait, and go to the new one; one that is cancelled leaves at once.
        let leaving = Task { try await client.send(Ask<Renewing, Exempt>()) }
        leaving.cancel()
        await #expect(throws: CancellationError.self) { try await leaving.joined }
        let waiting = Task { try await client.send(Ask<Renewing, Exempt>()) }
        releasing.yield()
        try await switching.joined
        #expect(await transport.asked()?.url.absoluteString == "\(two.base)/exempt")
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.joined }
        #expect(client.environment.name == "two")
    }

    @Test("behaviour 9: an answer that comes after the switch is dropped, even from a transport that heeds nothing")
    func dropped() async throws {
        struct Deaf: Transport {
            let asked: @Sendable () -> Void
            let answers: AsyncStream<Void>
            func send(_ request: TransportRequest) async throws -> TransportResponse {
                asked()
                for await _ in answers { break }
                return TransportResponse(status: 200, body: .data(Data(#"{"name": "old"}"#.utf8)))
            }
        }
        let (asked, asking) = AsyncStream<Void>.makeStream()
        let (answers, answering) = AsyncStream<Void>.makeStream()
        let client = client(Deaf(asked: { asking.yield() }, answers: answers), caches: [])
        let call = Task { try await client.send(Ask<Renewing, Exempt>()) }
        for await _ in asked { break }
        try await client.switchEnvironment(to: elsewhere)
        answering.yield()
        await #expect(throws: CancellationError.self) { try await call.joined }
    }

    @Test("behaviour 9: neither session nor configuration goes to another environment, unless the store says so")
    func forgotten() async throws {
        let client = one.client(Renewing.self, credentials: store)
        try await client.send(Ask<Renewing, Gated>())
        try await client.switchEnvironment(to: elsewhere)
        #expect(await client.configuration == nil)
        #expect(await store.session() == nil)
        await #expect(throws: RequestError.self) { try await client.send(Ask<Renewing, Read>()) }
        #expect(try await two.seen().counts.isEmpty)

        actor ByEnvironment: CredentialStore {
            private var current = "one"
            private var sessions = ["one": SessionCredential(token: "t1"), "two": SessionCredential(token: "t1")]
            func session() -> SessionCredential? { sessions[current] }
            func setSession(_ session: SessionCredential?) { sessions[current] = session }
            func environmentWillChange(to name: String) { current = name }
        }
        let keeping = one.client(Renewing.self, credentials: ByEnvironment())
        try await keeping.switchEnvironment(to: elsewhere)
        try await keeping.send(Ask<Renewing, Read>())
        #expect(try await two.seen()["read"] == 1)
    }

    @Test("behaviour 9: bases given for one environment do not go along to another")
    func bases() async throws {
        let transport = StubTransport()
        transport.stub(Ask<Renewing, Exempt>.self) { _ in Named(name: "x") }
        let client = EndpointClient<App>(
            environment: App.Environment(name: "one", address: "https://one.example"),
            bases: ["api": "https://mine.example"],
            transport: transport
        )
        try await client.send(Ask<Renewing, Exempt>())
        try await client.switchEnvironment(to: App.Environment(name: "two", address: "https://two.example"))
        try await client.send(Ask<Renewing, Exempt>())
        try await client.switchEnvironment(
            to: App.Environment(name: "three", address: "https://three.example"),
            bases: ["api": "https://other.example"]
        )
        try await client.send(Ask<Renewing, Exempt>())
        #expect(
            transport.recorder.requests.map { $0.url.host() } == ["mine.example", "two.example", "other.example"]
        )
    }

    @Test("behaviour 9: a store that fails keeps the client where it is, and calls go on")
    func failing() async throws {
        struct Broken: CredentialStore {
            struct Failure: Error {}
            func session() async throws -> SessionCredential? { nil }
            func setSession(_ session: SessionCredential?) async throws { throw Failure() }
        }
        let client = one.client(Renewing.self, credentials: Broken())
        let error = await #expect(throws: RequestError.self) { try await client.switchEnvironment(to: elsewhere) }
        #expect(error?.kind == .storage)
        #expect(client.environment.name == "one")
        #expect(try await client.send(Ask<Renewing, Exempt>()).name == "exempt")
    }

    @Test("behaviour 9: switches that meet come one after the other, and no call is lost between them")
    func storm() async throws {
        let client = one.client(Renewing.self, credentials: store)
        let outcomes = await Outcomes.of(300) { index in
            if index % 10 == 0 {
                let backend = index % 20 == 0 ? two : one
                try await client.switchEnvironment(to: .init(name: "\(index)", address: backend.base))
                return
            }
            _ = try await client.send(Ask<Renewing, Gated>())
        }
        #expect(outcomes.values + outcomes.cancelled == 300)
        #expect(outcomes.values >= 30)
        #expect(outcomes.failures.isEmpty && outcomes.others.isEmpty)
    }

    @Test("behaviour 10: a resource server has a base of its own, no envelope, no common headers and no session")
    func resources() async throws {
        let transport = StubTransport()
        transport.stub(Probe<BareText>.self, .json(#"{"code":9}"#))
        let text = try await Stubbed.client(transport).send(Probe<BareText>())
        #expect(text == #"{"code":9}"#)
        let request = try #require(transport.recorder.requests.first)
        #expect(request.url.absoluteString == "https://c.example/x")
        #expect(request.headers == [:])
    }
}
