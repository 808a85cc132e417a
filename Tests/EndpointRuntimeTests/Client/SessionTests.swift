import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5)), .serialized) struct SessionTests {
    private let backend: Backend
    private let store = MemoryCredentialStore(session: SessionCredential(token: "old", refreshToken: "r1"))

    init() throws { backend = try Backend() }

    /// Gathers what became of the session.
    private func recorded<Kind>(_ client: EndpointClient<SessionApp<Kind>>) -> @Sendable () async -> [SessionEvent] {
        let events = Locked<[SessionEvent]>([])
        let stream = client.sessionEvents
        let task = Task { for await event in stream { events.withLock { $0.append(event) } } }
        return {
            // What was sent is in the stream's buffer already; this lets the task empty it.
            for _ in 0..<100 { await Task.yield() }
            _ = task
            return events.withLock { $0 }
        }
    }

    @Test("behaviour 25: however many calls find the session expired, it ends once")
    func endsOnce() async throws {
        let client = backend.client(Ending.self, credentials: store)
        let events = recorded(client)
        let outcomes = await Outcomes.of(1000) { index in
            index % 2 == 0
                ? try await client.send(Ask<Ending, Read>()) : try await client.send(Ask<Ending, Write>())
        }
        #expect(outcomes.failures == [.sessionExpired: 1000])
        #expect(await events() == [.expired])
        #expect(await store.session() == nil)
        #expect(try await backend.seen()["refresh"] == 0)
    }

    /// Keeps those who ask waiting until it is opened, and goes on giving what was refused.
    private final class HeldStore: CredentialStore {
        private let state = Locked<(isOpen: Bool, asking: [Waiter<Void>])>((false, []))

        var asking: Int { state.withLock { $0.asking.count } }

        func open() {
            let asking = state.withLock { state in
                state.isOpen = true
                return state.asking
            }
            for waiter in asking { waiter.settle(.success(())) }
        }

        func session() async throws -> SessionCredential? {
            let waiter = Waiter<Void>()
            let isOpen = state.withLock { state in
                if !state.isOpen { state.asking.append(waiter) }
                return state.isOpen
            }
            if !isOpen { try await waiter.value() }
            return SessionCredential(token: "old")
        }

        func setSession(_ session: SessionCredential?) async throws {}
    }

    @Test("behaviour 25: calls that find a credential refused at the same moment end the session once")
    func refusedAtOnce() async throws {
        let store = HeldStore()
        let client = backend.client(Ending.self, credentials: store)
        let events = recorded(client)
        let refused = SessionCredential(token: "old")
        let calls = (0..<3).map { _ in Task { try await client.sessionKeeper.refuse(refused, client) } }
        try await eventually { store.asking == 3 }
        store.open()
        for call in calls { try await call.value }
        #expect(await events() == [.expired])
    }

    @Test("behaviour 25: the next sign-in makes the next end possible, also with the same token")
    func rearmed() async throws {
        let client = backend.client(Ending.self, credentials: store)
        let events = recorded(client)
        for _ in 0..<2 {
            _ = await Outcomes.of(10) { _ in try await client.send(Ask<Ending, Read>()) }
            try await client.signIn(with: SessionCredential(token: "old"))
        }
        #expect(await events() == [.expired, .signedIn, .expired, .signedIn])
    }

    @Test("behaviour 26: 1,000 calls with an expired session renew it once, and each is replayed once")
    func renewsOnce() async throws {
        let client = backend.client(Renewing.self, credentials: store)
        let events = recorded(client)
        try await backend.set(["held": ["refresh"]])
        async let running = Outcomes.of(1000) { _ in try await client.send(Ask<Renewing, Read>()) }
        try await backend.wait(for: "read", 1000)
        try await backend.set(["held": []])
        let outcomes = await running
        #expect(outcomes.values == 1000)
        let seen = try await backend.seen()
        #expect(seen["refresh"] == 1)
        #expect(seen["read"] == 2000)
        #expect(seen.log.filter { $0[1] == "Bearer old" }.count == 1000)
        #expect(seen.log.filter { $0[1] == "Bearer renewed1" }.count == 1000)
        #expect(await store.session() == SessionCredential(token: "renewed1", refreshToken: "r1"))
        #expect(await events().isEmpty)
    }

    @Test(
        "behaviour 26: 1,000 calls whose session cannot be renewed end it once, whatever the renewal fails with",
        arguments: [(JSONValue(401), 1000), (500, 100), ("drop", 100)]
    )
    func renewalFails(_ status: JSONValue, _ count: Int) async throws {
        let client = backend.client(Renewing.self, credentials: store)
        let events = recorded(client)
        try await backend.set(["held": ["refresh"], "status": ["refresh": status]])
        async let running = Outcomes.of(count) { _ in try await client.send(Ask<Renewing, Read>()) }
        try await backend.wait(for: "read", count)
        try await backend.set(["held": []])
        #expect(await running.failures == [.sessionExpired: count])
        let seen = try await backend.seen()
        #expect(seen["refresh"] == 1)
        #expect(seen["read"] == count)
        #expect(await events() == [.expired])
        #expect(await store.session() == nil)
        // Nothing is sent without a session, and nothing ends twice.
        await #expect(throws: RequestError.self) { try await client.send(Ask<Renewing, Read>()) }
        #expect(try await backend.seen()["read"] == count)
        #expect(await events() == [.expired])
    }

    @Test("behaviour 26: without a refresh token the session ends without asking")
    func noRefreshToken() async throws {
        let store = MemoryCredentialStore(session: SessionCredential(token: "old"))
        let client = backend.client(Renewing.self, credentials: store)
        let events = recorded(client)
        await #expect(throws: RequestError.self) { try await client.send(Ask<Renewing, Read>()) }
        #expect(try await backend.seen()["refresh"] == 0)
        #expect(await events() == [.expired])
    }

    @Test("behaviour 26: a write that is not replayable is sent once and fails; the session is renewed all the same")
    func writes() async throws {
        let client = backend.client(Renewing.self, credentials: store)
        let events = recorded(client)
        let outcomes = await Outcomes.of(20) { _ in try await client.send(Ask<Renewing, Write>()) }
        #expect(outcomes.values + (outcomes.failures[.sessionExpired] ?? 0) == 20)
        var seen = try await backend.seen()
        #expect(seen["write"] == 20)
        #expect(seen["refresh"] == 1)
        #expect(await events().isEmpty)
        #expect(try await client.send(Ask<Renewing, Write>()).name == "write")
        seen = try await backend.seen()
        #expect(seen["write"] == 21)
    }

    @Test("behaviour 26: a keyed call is replayed with its key")
    func keyed() async throws {
        let client = backend.client(Renewing.self, credentials: store)
        try await client.send(Ask<Renewing, KeyedWrite>())
        let log = try await backend.seen().log.filter { $0[0] == "keyed" }
        #expect(log.map { $0[1] } == ["Bearer old", "Bearer renewed1"])
        #expect(Set(log.map { $0.count > 2 ? $0[2] : nil }).count == 1)
        #expect(log.first?.last.flatMap { $0 }.flatMap { UUID(uuidString: $0) } != nil)
    }

    @Test("behaviour 26: a call refused again after its replay ends the session and does not loop")
    func refusedAgain() async throws {
        let client = backend.client(Renewing.self, credentials: store)
        let events = recorded(client)
        try await backend.set(["status": ["read": 401]])
        let error = await #expect(throws: RequestError.self) { try await client.send(Ask<Renewing, Read>()) }
        #expect(error?.kind == .sessionExpired)
        let seen = try await backend.seen()
        #expect(seen["read"] == 2)
        #expect(seen["refresh"] == 1)
        #expect(await events() == [.expired])
    }

    @Test("behaviour 26: a caller that leaves takes nothing with it: the renewal is kept for the others")
    func leaving() async throws {
        let client = backend.client(Renewing.self, credentials: store)
        try await backend.set(["held": ["refresh"]])
        let tasks = (0..<10).map { _ in Task { try await client.send(Ask<Renewing, Read>()) } }
        try await backend.wait(for: "refresh")
        for task in tasks { task.cancel() }
        for task in tasks { await #expect(throws: CancellationError.self) { try await task.joined } }
        let staying = Task { try await client.send(Ask<Renewing, Read>()) }
        try await backend.wait(for: "read", 11)
        try await backend.set(["held": []])
        #expect(try await staying.joined.name == "read")
        #expect(try await backend.seen()["refresh"] == 1)
        #expect(await store.session()?.token == "renewed1")
    }

    @Test("behaviour 27: a 401 to an old credential that comes after the renewal is replayed without another")
    func late() async throws {
        let client = backend.client(Renewing.self, credentials: store)
        try await backend.set(["held": ["keyed"]])
        let late = (0..<5).map { _ in Task { try await client.send(Ask<Renewing, KeyedWrite>()) } }
        try await backend.wait(for: "keyed", 5)
        try await client.send(Ask<Renewing, Read>())
        #expect(try await backend.seen()["refresh"] == 1)
        try await backend.set(["held": []])
        for task in late { #expect(try await task.joined.name == "keyed") }
        let seen = try await backend.seen()
        #expect(seen["refresh"] == 1)
        #expect(seen["keyed"] == 10)
    }

    @Test("behaviour 27: a write that comes late is not replayed, and ends nothing")
    func lateWrite() async throws {
        let client = backend.client(Renewing.self, credentials: store)
        let events = recorded(client)
        try await backend.set(["held": ["write"]])
        let late = Task { try await client.send(Ask<Renewing, Write>()) }
        try await backend.wait(for: "write")
        try await client.send(Ask<Renewing, Read>())
        try await backend.set(["held": []])
        let error = await #expect(throws: RequestError.self) { try await late.joined }
        #expect(error?.kind == .sessionExpired)
        let seen = try await backend.seen()
        #expect(seen["write"] == 1)
        #expect(seen["refresh"] == 1)
        #expect(await events().isEmpty)
    }

    @Test("behaviour 27: a call of the person before is not replayed for the next one")
    func anotherPerson() async throws {
        let client = backend.client(Renewing.self, credentials: store)
        try await backend.set(["held": ["keyed"]])
        let late = Task { try await client.send(Ask<Renewing, KeyedWrite>()) }
        try await backend.wait(for: "keyed")
        try await client.send(SignInEndpoint<Renewing>(token: "other"))
        try await backend.set(["held": []])
        let error = await #expect(throws: RequestError.self) { try await late.joined }
        #expect(error?.kind == .sessionExpired)
        let seen = try await backend.seen()
        #expect(seen["keyed"] == 1)
        #expect(seen["refresh"] == 0)
        #expect(await store.session()?.token == "other")
    }

    @Test("behaviour 17: a code of the envelope ends a session as a 401 does")
    func coded() async throws {
        let client = backend.client(Renewing.self, credentials: store)
        #expect(try await client.send(Ask<Renewing, Coded>()).name == "coded")
        let seen = try await backend.seen()
        #expect(seen["coded"] == 2)
        #expect(seen["refresh"] == 1)
        let refused = MemoryCredentialStore(session: SessionCredential(token: "x"))
        let ending = backend.client(Ending.self, credentials: refused)
        let events = recorded(ending)
        await #expect(throws: RequestError.self) { try await ending.send(Ask<Ending, Coded>()) }
        #expect(await events() == [.expired])
    }

    @Test("behaviour 18: calls cancelled at random moments around a renewal end as cancelled or with the real outcome")
    func torture() async throws {
        let client = backend.client(Renewing.self, credentials: store)
        for _ in 0..<10 {
            let outcomes = await Outcomes.of(100) { index in
                let task = Task { try await client.send(Ask<Renewing, Read>()) }
                if index % 3 != 0 {
                    for _ in 0..<(index * 7 % 50) { await Task.yield() }
                    task.cancel()
                }
                return try await task.joined
            }
            #expect(outcomes.values + outcomes.cancelled == 100)
            #expect(outcomes.failures.isEmpty && outcomes.others.isEmpty)
            try await backend.set(["token": .string(UUID().uuidString)])
        }
    }
}
