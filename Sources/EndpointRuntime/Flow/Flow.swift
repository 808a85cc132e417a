/// What the calls of one client know of each other: who waits, who is alike, how much was sent lately.
final class Flow: Sendable {
    /// Of one server.
    struct Server: Sendable {
        let slots: SlotQueue
        let retries: RetryLedger
    }

    let timeline: Timeline
    let traffic: TrafficSettings
    let sharing = SharedCalls()
    let submissions = Submissions()
    let latest = LatestCalls()
    private let servers = Locked<[String: Server]>([:])

    init(traffic: TrafficSettings, clock: any Clock<Duration>) {
        self.traffic = traffic
        timeline = Timeline(clock)
    }

    func server(_ descriptor: ServerDescriptor) -> Server {
        servers.withLock { servers in
            if let server = servers[descriptor.name] { return server }
            let server = Server(
                slots: SlotQueue(slots: traffic.concurrency[descriptor.name] ?? descriptor.concurrency),
                retries: RetryLedger(traffic.retryBudget)
            )
            servers[descriptor.name] = server
            return server
        }
    }
}
