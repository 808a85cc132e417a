/// A clock whose instants are counted from one moment, so that limits, pauses and windows can be compared.
struct Timeline: Sendable {
    /// Since this value was made.
    let now: @Sendable () -> Duration
    let sleep: @Sendable (Duration) async throws -> Void

    init(_ clock: some Clock<Duration>) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(for: $0) }
    }
}

extension Duration {
    /// In seconds, to the precision of a `Double`.
    package var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
