/// The environment that calls go to, and the calls that are under way there.
///
/// A call enters before its first stage and leaves after its last, and keeps the environment it entered. While the
/// environment is being switched, calls wait at the door.
final class ActiveEnvironment<Environment: APIEnvironment>: Sendable {
    /// An environment, and bases by server that go before its own.
    final class Place: Sendable {
        let environment: Environment
        let bases: [String: String]

        init(environment: Environment, bases: [String: String]) {
            self.environment = environment
            self.bases = bases
        }

        func base(of server: String) -> String? { bases[server] ?? environment.base(of: server) }
    }

    /// A call's right to be under way, which is taken from it when the environment is switched.
    struct Entry: Sendable {
        fileprivate let number: Int
        let place: Place
    }

    private struct State {
        var place: Place
        /// By entry; what ends the wait that the call is in.
        var calls: [Int: (@Sendable () -> Void)?] = [:]
        var count = 0
        var switching: SharedWork<Void>?
    }

    private let state: Locked<State>

    init(_ place: Place) { state = Locked(State(place: place)) }

    var place: Place { state.withLock { $0.place } }

    /// - Returns: `nil` while the environment is being switched.
    func enter() -> Entry? {
        state.withLock { state in
            guard state.switching == nil else { return nil }
            state.count += 1
            state.calls[state.count] = .some(nil)
            return Entry(number: state.count, place: state.place)
        }
    }

    /// - Throws: `CancellationError` where the task is cancelled at the door.
    func waitUntilSwitched() async throws {
        guard let switching = state.withLock({ $0.switching }), let seat = switching.join() else { return }
        // Whether it fails is its own caller's affair.
        do { try await switching.value(at: seat) } catch { try Task.checkCancellation() }
    }

    /// - Returns: False where the right was taken from the call before it left.
    func leave(_ entry: Entry) -> Bool { state.withLock { $0.calls.removeValue(forKey: entry.number) != nil } }

    /// Sets what ends the wait that now begins, in place of the one before; at once where the right is gone.
    func onEnd(of entry: Entry, _ handler: @escaping @Sendable () -> Void) {
        let isUnderWay = state.withLock { state in
            guard state.calls[entry.number] != nil else { return false }
            state.calls[entry.number] = .some(handler)
            return true
        }
        if !isUnderWay { handler() }
    }
}

extension ActiveEnvironment {
    /// Ends the calls that are under way, does the work, then goes to the new place. One switch at a time; one that
    /// throws stays where it was.
    func move(to place: Place, after work: @escaping @Sendable () async throws -> Void) async throws {
        while true {
            let ours: SharedWork<Void>? = state.withLock { state in
                guard state.switching == nil else { return nil }
                let ours = SharedWork(endsWithLastWaiter: false) { try await self.perform(to: place, work) }
                state.switching = ours
                return ours
            }
            if let ours, let seat = ours.join() { return try await ours.value(at: seat) }
            try await waitUntilSwitched()
        }
    }

    private func perform(to place: Place, _ work: () async throws -> Void) async throws {
        defer { state.withLock { $0.switching = nil } }
        let calls = state.withLock { state in
            defer { state.calls = [:] }
            return state.calls.values.compactMap { $0 }
        }
        for end in calls { end() }
        try await work()
        state.withLock { $0.place = place }
    }
}
