import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

/// Everything that calls share, at once. Under Thread Sanitizer (`make tsan`) a race fails it.
@Suite(.timeLimit(.minutes(5))) struct RaceTests {
    /// `ENDPOINT_REQUESTS=10000` in `make tsan`.
    private static let count = ProcessInfo.processInfo.environment["ENDPOINT_REQUESTS"].flatMap { Int($0) } ?? 1000

    /// Reads that join each other.
    private enum SharedRead: ReplayableAsk {
        typealias Response = Named
        static func descriptor(_ api: ServerDescriptor, _ gateway: ServerDescriptor) -> EndpointDescriptor {
            var descriptor = Read.descriptor(api, gateway)
            descriptor.id = "session.shared"
            descriptor.inFlight = .share
            descriptor.configGate = .required
            return descriptor
        }
    }

    /// Answers after a few turns; the first credential is good until so many requests have carried it.
    private final class Expiring: Transport {
        private struct State {
            var turn = 0
            var uses = 0
            var token = "t0"
            var renewals = 0
            var configurations = 0
        }

        private static let lifetime = 150
        private let state = Locked(State())

        var configurations: Int { state.withLock { $0.configurations } }
        var renewals: Int { state.withLock { $0.renewals } }

        func send(_ request: TransportRequest) async throws -> TransportResponse {
            let (turn, status, body) = state.withLock { answer(to: request, &$0) }
            for _ in 0..<(turn % 5) { await Task.yield() }
            try Task.checkCancellation()
            return TransportResponse(
                status: status,
                headers: ["Content-Type": "application/json"],
                body: .data(Data(body.utf8))
            )
        }

        private func answer(to request: TransportRequest, _ state: inout State) -> (Int, Int, String) {
            state.turn += 1
            switch request.url.lastPathComponent {
            case "config":
                state.configurations += 1
                return (state.turn, 200, #"{"version":1,"name":"config"}"#)
            case "refresh":
                state.renewals += 1
                state.token = "t\(state.renewals)"
                return (state.turn, 200, #"{"accessToken":"\#(state.token)"}"#)
            default:
                guard let credential = request.headers["Authorization"] else {
                    return (state.turn, 200, #"{"name":"open"}"#)
                }
                state.uses += 1
                let isGood =
                    credential == "Bearer \(state.token)" && (state.renewals > 0 || state.uses <= Self.lifetime)
                return (state.turn, isGood ? 200 : 401, #"{"name":"read"}"#)
            }
        }
    }

    /// Limits have their timers, but never come.
    private struct StandingClock: Clock {
        var now: VirtualClock.Instant { VirtualClock.Instant() }
        var minimumResolution: Duration { .zero }

        func sleep(until deadline: VirtualClock.Instant, tolerance: Duration?) async throws {
            try await Task.sleep(nanoseconds: .max / 4)
        }
    }

    @Test("behaviour 45: thousands of calls at once over gate, session and sharing end once each, as they should")
    func everything() async throws {
        let transport = Expiring()
        let log = EventLog()
        let client = EndpointClient<SessionApp<Renewing>>(
            environment: SessionApp<Renewing>.Environment(name: "one", address: "https://a.example"),
            credentials: MemoryCredentialStore(session: SessionCredential(token: "t0", refreshToken: "r")),
            transport: transport,
            clock: StandingClock(),
            observers: [log]
        )
        let outcomes = await Outcomes.of(Self.count) { index in
            let task = Task {
                switch index % 4 {
                case 0: try await client.send(Ask<Renewing, Gated>())
                case 1: try await client.send(Ask<Renewing, Read>())
                case 2: try await client.send(Ask<Renewing, LimitedRead>())
                default: try await client.send(Ask<Renewing, SharedRead>())
                }
            }
            if index % 10 == 9 {
                for _ in 0..<(index % 37) { await Task.yield() }
                task.cancel()
            }
            return try await task.value
        }
        #expect(outcomes.others == [])
        let total = outcomes.values + outcomes.cancelled + outcomes.failures.values.reduce(0, +)
        #expect(total == Self.count)
        #expect(outcomes.failures == [:])
        #expect(outcomes.values > Self.count / 2)
        #expect(transport.configurations == 1)
        #expect(transport.renewals == 1)
        #expect(client.flow.sharing.waiting == 0)
        let ends = log.events.filter { ["failed", "cancelled"].contains($0.name) }
        #expect(Set(ends.map(\.call)).count == ends.count)
    }

    @Test("behaviour 45: whatever the compiler is told to trust has a comment that proves it, and is in two places")
    func trusted() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        var places: [String] = []
        for target in ["EndpointRuntime", "EndpointTesting"] {
            let folder = root.appendingPathComponent("Sources/\(target)")
            let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
                let trusts = ["@unchecked", "(unsafe)", "@preconcurrency", "NSLock", "pthread_", "os_unfair"]
                guard trusts.contains(where: { code.contains($0) }) else { continue }
                places.append(file.lastPathComponent)
                #expect(
                    lines.contains { $0.drop { $0 == " " }.hasPrefix("/// `@unchecked Sendable` is right because") }
                )
            }
        }
        #expect(places.sorted() == ["Locked.swift", "TransferQueue.swift"])
    }
}
