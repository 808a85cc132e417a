/// What the app does after a configuration has come; the gate does not wait for it.
struct FollowUp<Configuration: Sendable>: Sendable {
    let tries: Int
    let work: @Sendable (Configuration) async throws -> Void
}

/// Runs follow-up work after each new configuration, in place of what still runs for the one before.
final class FollowUps<Configuration: Sendable>: Sendable {
    private struct State {
        var registered: [FollowUp<Configuration>] = []
        var running: [Task<Void, Never>] = []
    }

    private let state = Locked(State())
    private let clock: any Clock<Duration>

    init(clock: any Clock<Duration>) { self.clock = clock }

    deinit { cancel() }

    /// - Parameter configuration: The one that is there already.
    func add(_ followUp: FollowUp<Configuration>, configuration: Configuration?) {
        state.withLock { $0.registered.append(followUp) }
        if let configuration { run([followUp], configuration) }
    }

    func begin(_ configuration: Configuration) {
        cancel()
        run(state.withLock { $0.registered }, configuration)
    }

    func cancel() {
        let running = state.withLock { state in
            defer { state.running = [] }
            return state.running
        }
        for task in running { task.cancel() }
    }

    private func run(_ followUps: [FollowUp<Configuration>], _ configuration: Configuration) {
        let clock = clock
        let tasks = followUps.map { followUp in
            Task { await Self.run(followUp, configuration, clock) }
        }
        state.withLock { $0.running += tasks }
    }

    /// Pauses of 1, 2, 4 … seconds between the tries. What the last one throws is nobody's any more.
    static func run(
        _ followUp: FollowUp<Configuration>,
        _ configuration: Configuration,
        _ clock: any Clock<Duration>
    ) async {
        var pause = Duration.seconds(1)
        for number in 1...max(1, followUp.tries) {
            if (try? await followUp.work(configuration)) != nil || Task.isCancelled { return }
            guard number < followUp.tries, (try? await clock.sleep(for: pause)) != nil else { return }
            pause *= 2
        }
    }
}
