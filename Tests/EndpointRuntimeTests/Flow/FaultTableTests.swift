import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

/// Every fault against every kind of endpoint, over a real wire: what the caller sees, and what the server saw.
@Suite(.timeLimit(.minutes(3))) struct FaultTableTests {
    enum Kind: CaseIterable, Sendable { case safe, idempotent, keyed, none }

    enum Outcome: Equatable, Sendable {
        case success
        case unreachable(UnreachableReason)
        case status(Int)
        case refusal(String)
        case noSense
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        /// What the server does, request by request; the last step goes on.
        let script: String
        /// For endpoints that may be sent again, and for those that may not.
        let again: (Outcome, count: Int)
        let once: (Outcome, count: Int)
        /// In seconds, of endpoints that may be sent again.
        var pauses: [Int] = []
        var testDescription: String { script }
    }

    static let faults = [
        Fault(script: "ok", again: (.success, 1), once: (.success, 1)),
        Fault(
            script: "refused",
            again: (.unreachable(.cannotConnect), 0),
            once: (.unreachable(.cannotConnect), 0),
            pauses: [1, 2, 4]
        ),
        Fault(
            script: "drop",
            again: (.unreachable(.connectionLost), 4),
            once: (.unreachable(.connectionLost), 1),
            pauses: [1, 2, 4]
        ),
        Fault(script: "drop,ok", again: (.success, 2), once: (.unreachable(.connectionLost), 1), pauses: [1]),
        Fault(script: "cut,ok", again: (.success, 2), once: (.unreachable(.connectionLost), 1), pauses: [1]),
        Fault(script: "silent,ok", again: (.success, 2), once: (.unreachable(.timeout), 1), pauses: [1]),
        Fault(script: "trickle,ok", again: (.success, 2), once: (.unreachable(.timeout), 1), pauses: [1]),
        Fault(script: "seconds3,ok", again: (.success, 2), once: (.status(429), 1), pauses: [3]),
        Fault(script: "date7,ok", again: (.success, 2), once: (.status(429), 1), pauses: [7]),
        Fault(script: "503,ok", again: (.success, 2), once: (.status(503), 1), pauses: [1]),
        Fault(script: "503,503,cut,ok", again: (.success, 4), once: (.status(503), 1), pauses: [1, 2, 4]),
        Fault(script: "503", again: (.status(503), 4), once: (.status(503), 1), pauses: [1, 2, 4]),
        Fault(script: "500", again: (.status(500), 1), once: (.status(500), 1)),
        Fault(script: "400", again: (.status(400), 1), once: (.status(400), 1)),
        Fault(script: "404", again: (.refusal("404"), 1), once: (.refusal("404"), 1)),
        Fault(script: "401", again: (.status(401), 1), once: (.status(401), 1)),
        Fault(script: "invalid", again: (.noSense, 1), once: (.noSense, 1)),
        Fault(script: "refusal", again: (.refusal("30003"), 1), once: (.refusal("30003"), 1)),
        Fault(script: "redirect302", again: (.success, 1), once: (.success, 1)),
        Fault(script: "redirect307", again: (.success, 1), once: (.success, 1)),
        Fault(script: "redirect307,503,ok", again: (.success, 1), once: (.success, 1)),
    ]

    private let server: LoopbackServer

    init() throws { server = try LoopbackServer.shared.get() }

    @Test(
        "behaviour 29: only what may heal is sent again, and only where sending again does no harm",
        arguments: faults,
        Kind.allCases
    )
    func fault(_ fault: Fault, _ kind: Kind) async throws {
        let id = UUID().uuidString
        let clock = VirtualClock()
        let pauses = Pauses(clock, fault.script, server: server, id: id)
        let transport = URLSessionTransport()
        let base = fault.script == "refused" ? "http://127.0.0.1:\(LoopbackServer.refusedPort)" : server.base
        let client = flowClient(transport, clock: clock, base: base)
        // A write must not be sent again on a connection that was used before either; a safe request may be.
        if base == server.base, kind != .safe { _ = try await client.send(Flowing<Plain>()) }
        let outcome = await outcome(kind, client, "/script/\(fault.script)", id)
        let expected = kind == .none ? fault.once : fault.again
        #expect(outcome == expected.0)
        let seen = try await server.seen(id).filter { !$0.isRedirect }
        #expect(seen.count == expected.count)
        #expect(pauses.lengths == (kind == .none ? [] : fault.pauses.map { .seconds($0) }))
        let keys = seen.map(\.key)
        #expect(kind == .keyed ? Set(keys).count <= 1 && !keys.contains(nil) : keys.allSatisfy { $0 == nil })
    }

    private func outcome(
        _ kind: Kind,
        _ client: EndpointClient<SampleApp>,
        _ path: String,
        _ id: String
    ) async -> Outcome? {
        let query = [QueryItem("id", id)]
        do {
            switch kind {
            case .safe: _ = try await client.send(Flowing<Safe>(path: path, query: query))
            case .idempotent: _ = try await client.send(Flowing<Idempotent>(path: path, query: query, body: "b"))
            case .keyed: _ = try await client.send(Flowing<Keyed>(path: path, query: query, body: "b"))
            case .none: _ = try await client.send(Flowing<Once>(path: path, query: query, body: "b"))
            }
            return .success
        } catch let error as OrdersFailure {
            return .refusal(error.code)
        } catch RequestError.unreachable(let reason, _) {
            return .unreachable(reason)
        } catch RequestError.unacceptableStatus(let status, _) {
            return .status(status)
        } catch RequestError.invalidResponse {
            return .noSense
        } catch {
            return nil
        }
    }
}

/// Moves the clock over pauses, and over the limit of attempts that the server leaves without an answer.
private final class Pauses: Sendable {
    private let pauses = Locked<[Duration]>([])

    var lengths: [Duration] { pauses.withLock { $0 } }

    init(_ clock: VirtualClock, _ script: String, server: LoopbackServer, id: String) {
        let steps = script.split(separator: ",")
        let (sleeps, pauses) = (clock.sleeps(), pauses)
        Task {
            var attempts = 0
            for await length in sleeps {
                guard length == attemptLimit else {
                    pauses.withLock { $0.append(length) }
                    clock.advance(by: length)
                    continue
                }
                attempts += 1
                let step = steps[min(attempts, steps.count) - 1]
                guard step == "silent" || step == "trickle" else { continue }
                try await server.arrived(id, attempts)
                clock.advance(by: length)
            }
        }
    }
}
