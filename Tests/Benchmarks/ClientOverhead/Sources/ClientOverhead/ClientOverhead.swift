import EndpointRuntime
import Foundation

/// Prints what a call costs by hand, through the client, and with each policy switched on; microseconds.
///
///     ClientOverhead [--at-most RATIO]
///
/// With a ratio it fails where a call without policies costs more than that many times the work by hand. Rounds of all
/// rows alternate, and the fastest round of each counts, so that what else the machine does falls on all alike.
@main
struct ClientOverhead {
    private struct Row {
        let name: String
        /// The row it is compared with.
        let basis: Int?
        let call: @Sendable (Int) async throws -> Int
        var best = Double.infinity
    }

    private static let rounds = 40
    private static let calls = 2_000

    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        let limit = arguments.first == "--at-most" ? arguments.dropFirst().first.flatMap(Double.init) : nil
        var rows = self.rows
        for _ in 0..<rounds {
            for index in rows.indices { rows[index].best = min(rows[index].best, try await time(rows[index].call)) }
        }
        var isTooMuch = false
        for row in rows {
            guard let basis = row.basis else {
                print(text(row.name, row.best, ""))
                continue
            }
            let ratio = row.best / rows[basis].best
            let isPlain = row.name.hasPrefix("client")
            if isPlain, let limit, ratio > limit { isTooMuch = true }
            let difference = row.best - rows[basis].best
            print(text(row.name, row.best, isPlain ? number(ratio) + " x" : "+" + number(difference)))
        }
        if isTooMuch { exit(1) }
    }

    /// One round, a call.
    private static func time(_ call: @Sendable (Int) async throws -> Int) async throws -> Double {
        var sum = 0
        let clock = ContinuousClock()
        let start = clock.now
        for index in 0..<calls { sum += try await call(index) }
        let parts = (clock.now - start).components
        guard sum > 0 else { return .infinity }
        return (Double(parts.seconds) * 1e6 + Double(parts.attoseconds) / 1e12) / Double(calls)
    }

    private static func number(_ value: Double) -> String { String(format: "%.2f", value) }

    private static func text(_ name: String, _ time: Double, _ rest: String) -> String {
        name.padding(toLength: 40, withPad: " ", startingAt: 0) + String(format: "%8.2f   ", time) + rest
    }

    private static var rows: [Row] {
        let client = EndpointClient<Shop>(
            environment: Shop.Environment(),
            app: AppValues(clientVersion: "bench/1", deviceID: "d", channel: "c", locale: { "en" }),
            credentials: MemoryCredentialStore(session: SessionCredential(token: "t-1234567890")),
            transport: MemoryTransport()
        )
        let hand = ByHand()
        let draft = OrderDraft(title: "a small order", quantity: 3, note: nil, items: ["tea", "cups", "spoons"])
        func get<P: Policies>(_ name: String, _ policies: P.Type, basis: Int) -> Row {
            Row(name: name, basis: basis) { try await client.send(GetOrder<P>(id: $0, page: 2)).id }
        }
        func post<P: Policies>(_ name: String, _ policies: P.Type, basis: Int) -> Row {
            Row(name: name, basis: basis) { index in
                var draft = draft
                draft.quantity = index
                return try await client.send(CreateOrder<P>(draft: draft)).id
            }
        }
        return [
            Row(name: "by hand: GET", basis: nil) { try await hand.order(id: $0, page: 2).id },
            get("client: GET, no policy", NoPolicy.self, basis: 0),
            Row(name: "by hand: JSON POST", basis: nil) { index in
                var draft = draft
                draft.quantity = index
                return try await hand.create(draft).id
            },
            post("client: JSON POST, no policy", PostNoPolicy.self, basis: 2),
            get("  five common headers", CommonHeaders.self, basis: 1),
            get("  session credential", SessionCredentials.self, basis: 1),
            get("  timeout: attempt", AttemptLimit.self, basis: 1),
            get("  timeout: total", TotalLimit.self, basis: 1),
            get("  retry", Retry.self, basis: 1),
            get("  inFlight: share", Share.self, basis: 1),
            get("  inFlight: latest", Latest.self, basis: 1),
            post("  idempotency: key", Keyed.self, basis: 3),
            post("  inFlight: reject", Reject.self, basis: 3),
        ]
    }
}
