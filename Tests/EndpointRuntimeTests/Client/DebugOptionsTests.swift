import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite(.timeLimit(.minutes(5))) struct DebugOptionsTests {
    private let debug = DebugOptions()
    private let clock = VirtualClock()
    private let transport = StubTransport()
    private let client: EndpointClient<SampleApp>

    init() {
        client = EndpointClient(
            environment: .production,
            bases: Stubbed.bases,
            app: Stubbed.app,
            transport: transport,
            traffic: TrafficSettings(network: nil),
            clock: clock,
            debug: debug
        )
        transport.stub(Flowing<Safe>.self) { _ in Named(name: "safe") }
        transport.stub(Flowing<Once>.self) { _ in Named(name: "once") }
    }

    @Test(
        "behaviour 42: a call can be made to fail with every kind there is, and nothing is sent",
        arguments: FailureKind.allCases
    )
    func kinds(_ kind: FailureKind) async throws {
        debug.fail(with: ForcedFailure(kind), endpoint: "flow.once")
        do {
            try await client.send(Flowing<Once>())
            failed()
        } catch let failure as any EndpointFailure {
            #expect(failure.kind == kind)
        }
        #expect(transport.recorder.requests.isEmpty)
    }

    @Test("behaviour 42: a forced failure comes as the real one would, whatever form the server gives it")
    func forms() async throws {
        debug.fail(with: .refusal(code: "30003", message: "taken"))
        let enveloped = await #expect(throws: OrdersFailure.self) { try await client.send(Flowing<Once>()) }
        guard case .phoneTaken(let refusal) = enveloped else { return failed() }
        #expect(refusal.message == "taken" && refusal.stage == .business)
        let nested = await #expect(throws: OrdersFailure.self) { try await client.send(Probe<NestedEnvelope>()) }
        #expect(nested?.code == "30003" && nested?.message == "taken")
        let bodied = await #expect(throws: OrdersFailure.self) { try await client.send(Probe<Payment>()) }
        #expect(bodied?.code == "30003" && bodied?.stage == .status)
        let bare = await #expect(throws: OrdersFailure.self) { try await client.send(Probe<BareText>()) }
        #expect(bare?.code == "30003")
        debug.fail(with: .status(404))
        guard
            case .notFound = await #expect(
                throws: OrdersFailure.self,
                performing: { try await client.send(Flowing<Once>()) }
            )
        else { return failed() }
    }

    @Test("behaviour 42: what may heal is sent again, and a fault that is forced so often is then over")
    func times() async throws {
        debug.fail(with: .unreachable(.connectionLost), endpoint: "flow.safe", times: 2)
        let (client, clock) = (client, clock)
        let task = Task { try await client.send(Flowing<Safe>()) }
        for pause in [1, 2] {
            try await clock.waitForSleep(of: .seconds(pause))
            clock.advance(by: .seconds(pause))
        }
        #expect(try await task.joined == Named(name: "safe"))
        #expect(transport.recorder.requests.count == 1)
        #expect(try await client.send(Flowing<Safe>()) == Named(name: "safe"))
    }

    @Test("behaviour 42: an endpoint's own fault goes before that of all, and both can be taken away")
    func endpoints() async throws {
        debug.fail(with: .storage)
        debug.fail(with: .invalidRequest, endpoint: "flow.once")
        #expect(await kind(Flowing<Once>()) == .invalidRequest)
        #expect(await kind(Flowing<Safe>()) == .storage)
        debug.fail(with: nil, endpoint: "flow.once")
        #expect(await kind(Flowing<Once>()) == .storage)
        debug.reset()
        #expect(await kind(Flowing<Once>()) == nil)
        #expect(await kind(Flowing<Safe>()) == nil)
    }

    private func kind<E: Endpoint>(_ endpoint: E) async -> FailureKind? where E.API == SampleApp {
        do {
            _ = try await client.send(endpoint)
            return nil
        } catch {
            return (error as? any EndpointFailure)?.kind
        }
    }

    @Test("behaviour 42: a delay holds the attempt before it is sent, and counts towards its limit")
    func delay() async throws {
        debug.delay(by: .seconds(30))
        debug.delay(by: attemptLimit + .seconds(1), endpoint: "flow.once")
        let (client, clock) = (client, clock)
        let held = Task { try await client.send(Flowing<Safe>()) }
        try await clock.waitForSleep(of: .seconds(30))
        #expect(transport.recorder.requests.isEmpty)
        clock.advance(by: .seconds(30))
        #expect(try await held.joined == Named(name: "safe"))
        let late = Task { try await client.send(Flowing<Once>()) }
        try await clock.waitForSleep(of: attemptLimit)
        clock.advance(by: attemptLimit)
        let error = await #expect(throws: RequestError.self) { try await late.joined }
        guard case .unreachable(.timeout, _) = error else { return failed() }
        #expect(transport.recorder.requests.count == 1)
    }
}
