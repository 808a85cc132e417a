public import Foundation

/// What one call may say beside the endpoint's value.
public struct RequestOptions: Sendable {
    /// The caller's own key for this submission, kept across launches perhaps; `nil`: a fresh one.
    public var idempotencyKey: String?
    public var progress: ProgressHandler?
    /// In place of the endpoint's total limit.
    public var total: Duration?
    /// When the call must be over, by the device's clock, so that several calls can share one; the earlier of this and
    /// the total limit holds.
    public var deadline: Date?
    /// In place of the endpoint's.
    public var priority: RequestPriority?
    public var cache: CacheUse
    /// In place of server, path and query: a page that the page before links to.
    var address: URL?
    /// In place of the endpoint's; set only for endpoints that may be sent again.
    var retry: RetryPolicy?

    public init(
        idempotencyKey: String? = nil,
        progress: ProgressHandler? = nil,
        total: Duration? = nil,
        deadline: Date? = nil,
        priority: RequestPriority? = nil,
        cache: CacheUse = .cached
    ) {
        self.idempotencyKey = idempotencyKey
        self.progress = progress
        self.total = total
        self.deadline = deadline
        self.priority = priority
        self.cache = cache
    }

    /// How long the call may take from now on; not more than a hundred years, so that it can be added to.
    func limit(standard: Duration?, now: () -> Date) -> Duration? {
        guard let deadline else { return total ?? standard }
        let seconds = min(max(deadline.timeIntervalSince(now()), 0), 3_155_760_000)
        return min(total ?? standard ?? .seconds(seconds), .seconds(seconds))
    }
}
