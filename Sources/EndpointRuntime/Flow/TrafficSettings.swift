/// How much a client sends at once and again, beside what the spec says of each endpoint.
public struct TrafficSettings: Sendable {
    /// Requests at once by server, in place of the spec's; at least one.
    public var concurrency: [String: Int]
    public var retryBudget: RetryBudget
    /// What jittered pauses are multiplied with, from 0 to 1; asked for each.
    public var jitter: @Sendable () -> Double
    /// Where calls that failed offline wait for the network; `nil`: they pause as after any other failure.
    public var network: (any NetworkMonitor)?

    public init(
        concurrency: [String: Int] = [:],
        retryBudget: RetryBudget = RetryBudget(),
        jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...1) },
        network: (any NetworkMonitor)? = TrafficSettings.systemNetwork
    ) {
        self.concurrency = concurrency
        self.retryBudget = retryBudget
        self.jitter = jitter
        self.network = network
    }
}

/// How many retries a server gets: a share of recent requests to it, so that a server which answers nobody is not
/// asked four times as often as one in good health.
public struct RetryBudget: Hashable, Sendable {
    /// Retries for each first sending within the window.
    public var share: Double
    /// Retries that there are in any window, however few the requests.
    public var minimum: Int
    public var window: Duration

    public init(share: Double = 0.2, minimum: Int = 10, window: Duration = .seconds(60)) {
        self.share = share
        self.minimum = minimum
        self.window = window
    }
}
