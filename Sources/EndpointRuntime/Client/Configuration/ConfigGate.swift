import Foundation

/// What the gate knows of the app's configuration.
public enum ConfigGateState: String, Hashable, Sendable, CaseIterable {
    /// Never fetched, or forgotten.
    case empty
    /// On its way for the first time, or because what was there has passed its age.
    case fetching
    /// There, and calls pass.
    case ready
    /// It did not come; the next call fetches it again.
    case failed
}

/// Holds calls until the app's configuration is there, which is fetched once for all of them.
actor ConfigGate<API: APIDefinition> {
    private struct Fetched {
        let configuration: API.Configuration
        let date: Date
    }

    /// Each new configuration; a late stream begins with the last.
    nonisolated let arrivals = Broadcast<API.Configuration>(keepsLatest: true)
    private let source: ConfigurationSource<API>?
    private let maxAge: TimeInterval?
    private let now: @Sendable () -> Date
    private let followUps: FollowUps<API.Configuration>
    private var fetched: Fetched?
    private var hasFailed = false
    private var work: SharedWork<API.Configuration>?
    /// Fetches of an earlier one no longer count.
    private var generation = 0

    /// - Parameters:
    ///   - now: What the age is measured with.
    ///   - clock: What pauses of follow-up work are measured with.
    init(now: @escaping @Sendable () -> Date, clock: any Clock<Duration>) {
        source = API.configurationSource
        maxAge = API.descriptor.configGate?.maxAge?.seconds
        self.now = now
        followUps = FollowUps(clock: clock)
    }

    private static var noGate: RequestError {
        .invalidRequest("the API has no config gate", FailureContext(stage: .gate))
    }

    var configuration: API.Configuration? { fetched?.configuration }

    /// How many wait for the fetch that is under way.
    var waiterCount: Int { work?.waiterCount ?? 0 }

    var state: ConfigGateState {
        if isOpen { return .ready }
        if work != nil { return .fetching }
        return hasFailed ? .failed : .empty
    }

    /// Returns at once where the configuration is there and young enough.
    ///
    /// - Throws: What the fetch throws; `CancellationError` to a caller that is cancelled, at once.
    func pass(_ client: EndpointClient<API>) async throws {
        if isOpen { return }
        _ = try await fetch(client)
    }

    /// Fetches, or waits for the fetch that is under way. What is there stays until the new one comes.
    func fetch(_ client: EndpointClient<API>) async throws -> API.Configuration {
        let (work, seat) = try joined(client)
        return try await work.value(at: seat)
    }

    private func joined(
        _ client: EndpointClient<API>
    ) throws -> (SharedWork<API.Configuration>, Waiter<API.Configuration>) {
        if let work, let seat = work.join() { return (work, seat) }
        guard let source else { throw Self.noGate }
        generation += 1
        let mine = generation
        // Nobody has a use for a configuration that nobody waits for; it must not outlive its last waiter.
        let work = SharedWork(endsWithLastWaiter: true) { [weak self] in
            do {
                let configuration = try await source.fetch(client)
                await self?.arrived(configuration, mine, source)
                return configuration
            } catch {
                await self?.failed(mine, isFailure: !(error is CancellationError))
                throw error
            }
        }
        self.work = work
        guard let seat = work.join() else { throw CancellationError() }
        return (work, seat)
    }

    private func arrived(_ configuration: API.Configuration, _ fetch: Int, _ source: ConfigurationSource<API>) {
        guard fetch == generation else { return }
        let isNew = fetched.map { !source.isSame($0.configuration, configuration) } ?? true
        fetched = Fetched(configuration: configuration, date: now())
        hasFailed = false
        work = nil
        guard isNew else { return }
        arrivals.send(configuration)
        followUps.begin(configuration)
    }

    private func failed(_ fetch: Int, isFailure: Bool) {
        guard fetch == generation else { return }
        hasFailed = isFailure
        work = nil
    }

    /// A clock that was set back makes no configuration younger.
    private var isOpen: Bool {
        guard let fetched else { return false }
        guard let maxAge else { return true }
        return (0..<maxAge).contains(now().timeIntervalSince(fetched.date))
    }

    /// Forgets the configuration. Who waits for one that is under way still gets it, but it is not kept.
    func clear() {
        generation += 1
        fetched = nil
        hasFailed = false
        work = nil
        arrivals.forgetLatest()
        followUps.cancel()
    }

    /// As ``clear()``, and ends the waiting.
    func environmentWillChange() {
        let work = work
        clear()
        work?.end(everyoneWith: CancellationError())
    }

    /// Registers what is to be done after each new configuration, and after the one that is there.
    func follow(_ followUp: FollowUp<API.Configuration>) {
        followUps.add(followUp, configuration: fetched?.configuration)
    }
}
