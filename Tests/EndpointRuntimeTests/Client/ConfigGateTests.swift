import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5)), .serialized) struct ConfigGateTests {
    private let backend: Backend

    init() throws { backend = try Backend() }

    @Test("behaviour 20: 1,000 calls at a cold start fetch the configuration once, and all pass")
    func coldStart() async throws {
        let client = backend.client(Renewing.self)
        #expect(await client.configGateState == .empty)
        try await backend.set(["held": ["config"]])
        async let outcomes = Outcomes.of(1000) { _ in try await client.send(Ask<Renewing, Gated>()) }
        // Exempt ones go by while the others wait.
        #expect(try await client.send(Ask<Renewing, Exempt>()).name == "exempt")
        let early = try await backend.wait(for: "config")
        #expect(early["open"] == 0)
        #expect(await client.configGateState == .fetching)
        try await backend.set(["held": []])
        #expect(await outcomes.values == 1000)
        let seen = try await backend.seen()
        #expect(seen["config"] == 1)
        #expect(seen["open"] == 1000)
        #expect(await client.configGateState == .ready)
        #expect(await client.configuration == AppConfiguration(version: 1, name: "config"))
    }

    @Test(
        "behaviour 21: a configuration that does not come fails all, none is sent, and the next call fetches anew",
        arguments: [
            (JSONValue(500), false, "at gate, status 500: The app's configuration could not be loaded."),
            ("drop", true, "at gate: The app's configuration could not be loaded: the server cannot be reached"),
        ]
    )
    func failing(_ status: JSONValue, _ isUnreachable: Bool, _ text: String) async throws {
        let client = backend.client(Renewing.self)
        try await backend.set(["status": ["config": status], "held": ["config"]])
        async let outcomes = Outcomes.of(1000) { _ in try await client.send(Ask<Renewing, Gated>()) }
        try await backend.wait(for: "config")
        try await settled(client, 1000)
        try await backend.set(["held": []])
        #expect(await outcomes.failures == [.configUnavailable: 1000])
        #expect(await client.configGateState == .failed)
        var seen = try await backend.seen()
        #expect(seen["config"] == 1)
        #expect(seen["open"] == 0)
        let error = await #expect(throws: RequestError.self) { try await client.send(Ask<Renewing, Gated>()) }
        #expect(error?.kind == .configUnavailable)
        #expect(error?.stage == .gate)
        #expect(error?.context.endpoint == "session.open")
        #expect(error?.isUnreachable == isUnreachable)
        #expect(error.map { "\($0)".hasPrefix("session.open \(text)") } == true)
        try await backend.set(["status": [:]])
        try await client.send(Ask<Renewing, Gated>())
        seen = try await backend.seen()
        #expect(seen["config"] == 3)
        #expect(seen["open"] == 1)
    }

    /// Until all of them wait for the one fetch.
    private func settled(_ client: EndpointClient<SessionApp<Renewing>>, _ count: Int) async throws {
        while await client.configGate.waiterCount < count {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    /// A device's clock that tests move.
    private final class DeviceClock: Sendable {
        private let seconds = Locked(1_700_000_000.0)
        func advance(by duration: Double) { seconds.withLock { $0 += duration } }
        var app: AppValues { AppValues(now: { Date(timeIntervalSince1970: self.seconds.withLock { $0 }) }) }
    }

    @Test("behaviour 22: a configuration past its age is fetched again before the next call passes")
    func age() async throws {
        let clock = DeviceClock()
        let client = backend.client(Renewing.self, app: clock.app)
        try await client.send(Ask<Renewing, Gated>())
        clock.advance(by: 1799)
        try await client.send(Ask<Renewing, Gated>())
        #expect(try await backend.seen()["config"] == 1)
        clock.advance(by: 1)
        #expect(await client.configGateState == .empty)
        try await client.send(Ask<Renewing, Gated>())
        #expect(try await backend.seen()["config"] == 2)
        clock.advance(by: -3600)
        try await client.send(Ask<Renewing, Gated>())
        #expect(try await backend.seen()["config"] == 3)
    }

    @Test("behaviour 22: when asked, it is fetched at once, and calls pass with the old one until the new one is there")
    func asked() async throws {
        let client = backend.client(Renewing.self)
        try await client.send(Ask<Renewing, Gated>())
        try await backend.set(["held": ["config"], "version": 2])
        async let asked = client.refreshConfiguration()
        try await backend.wait(for: "config", 2)
        try await client.send(Ask<Renewing, Gated>())
        #expect(await client.configuration?.version == 1)
        try await backend.set(["held": []])
        #expect(try await asked.version == 2)
        #expect(await client.configuration?.version == 2)
        try await backend.set(["status": ["config": 500]])
        await #expect(throws: RequestError.self) { try await client.refreshConfiguration() }
        #expect(await client.configuration?.version == 2)
        try await client.send(Ask<Renewing, Gated>())
    }

    @Test("behaviour 22: signing out forgets it")
    func signOut() async throws {
        let store = MemoryCredentialStore(session: SessionCredential(token: "t1"))
        let client = backend.client(Renewing.self, credentials: store)
        try await client.send(Ask<Renewing, Gated>())
        try await client.send(Ask<Renewing, SignOut>())
        #expect(await client.configuration == nil)
        #expect(await client.configGateState == .empty)
        try await client.send(Ask<Renewing, Gated>())
        #expect(try await backend.seen()["config"] == 2)
    }

    @Test("behaviour 22: each new configuration is told once, one of the same version not at all")
    func notifications() async throws {
        let client = backend.client(Renewing.self)
        var early = client.configurations.makeAsyncIterator()
        _ = await Outcomes.of(100) { _ in try await client.send(Ask<Renewing, Gated>()) }
        try await client.refreshConfiguration()
        var late = client.configurations.makeAsyncIterator()
        try await backend.set(["version": 2])
        try await client.refreshConfiguration()
        try await backend.set(["version": 3])
        try await client.refreshConfiguration()
        for version in 1...3 { #expect(await early.next()?.version == version) }
        for version in 1...3 { #expect(await late.next()?.version == version) }
    }

    @Test("behaviour 23: a waiter that is cancelled leaves alone and at once; the fetch goes on for the others")
    func leaving() async throws {
        let client = backend.client(Renewing.self)
        try await backend.set(["held": ["config"]])
        let staying = Task { try await client.send(Ask<Renewing, Gated>()) }
        let leaving = (0..<50).map { _ in Task { try await client.send(Ask<Renewing, Gated>()) } }
        try await settled(client, 51)
        for task in leaving { task.cancel() }
        for task in leaving { await #expect(throws: CancellationError.self) { try await task.joined } }
        #expect(await client.configGate.waiterCount == 1)
        try await backend.set(["held": []])
        #expect(try await staying.joined.name == "open")
        let seen = try await backend.seen()
        #expect(seen["config"] == 1)
        #expect(seen["open"] == 1)
    }

    @Test("behaviour 23: the last waiter takes the fetch with it, and the next call begins another")
    func lastLeaving() async throws {
        let client = backend.client(Renewing.self)
        try await backend.set(["held": ["config"]])
        let leaving = (0..<10).map { _ in Task { try await client.send(Ask<Renewing, Gated>()) } }
        try await settled(client, 10)
        try await backend.wait(for: "config")
        for task in leaving { task.cancel() }
        for task in leaving { await #expect(throws: CancellationError.self) { try await task.joined } }
        #expect(await client.configGate.waiterCount == 0)
        try await backend.set(["held": []])
        try await client.send(Ask<Renewing, Gated>())
        #expect(try await backend.seen()["config"] == 2)
    }

    @Test("behaviour 23: a client whose last waiter has left is not kept by the fetch")
    func noLeak() async throws {
        weak var gate: ConfigGate<SessionApp<Renewing>>?
        do {
            let transport = SilentTransport()
            let client = EndpointClient<SessionApp<Renewing>>(
                environment: .init(name: "one", address: "https://a.example"),
                transport: transport
            )
            gate = client.configGate
            let task = Task { try await client.send(Ask<Renewing, Gated>()) }
            await transport.asked()
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.joined }
            await transport.left()
        }
        while gate != nil {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    @Test("behaviour 24: work after a configuration is tried three times, and the gate does not wait for it")
    func followUps() async throws {
        let clock = VirtualClock()
        let client = backend.client(Renewing.self, clock: clock)
        let tries = Locked<[Int]>([])
        await client.afterConfiguration(tries: 3) { configuration in
            tries.withLock { $0.append(configuration.version) }
            throw UnreachableReason.other
        }
        try await client.send(Ask<Renewing, Gated>())
        for pause in [Duration.seconds(1), .seconds(2)] {
            try await clock.waitForSleep(of: pause)
            clock.advance(by: pause)
        }
        while tries.withLock({ $0.count }) < 3 {
            try Task.checkCancellation()
            await Task.yield()
        }
        #expect(clock.pendingSleeps.isEmpty)
        // The one that is there already, and the next one.
        let (done, doing) = AsyncStream<Int>.makeStream()
        var versions = done.makeAsyncIterator()
        await client.afterConfiguration { doing.yield($0.version) }
        #expect(await versions.next() == 1)
        try await backend.set(["version": 2])
        try await client.refreshConfiguration()
        #expect(await versions.next() == 2)
        #expect(tries.withLock { $0.prefix(3) } == [1, 1, 1])
    }

    @Test("behaviour 18: calls cancelled at random moments around the gate end as cancelled or with the real outcome")
    func torture() async throws {
        let client = backend.client(Renewing.self)
        for round in 0..<10 {
            let outcomes = await Outcomes.of(100) { index in
                let task = Task { try await client.send(Ask<Renewing, Gated>()) }
                if index % 3 != 0 {
                    for _ in 0..<(index * 7 % 50) { await Task.yield() }
                    task.cancel()
                }
                return try await task.joined
            }
            #expect(outcomes.values + outcomes.cancelled == 100)
            #expect(outcomes.failures.isEmpty && outcomes.others.isEmpty)
            if round % 2 == 0 { await client.configGate.clear() }
        }
        #expect(await client.configGate.waiterCount == 0)
    }
}
