/// What one call may say beside the endpoint's value.
public struct RequestOptions: Sendable {
    /// The caller's own key for this submission, kept across launches perhaps; `nil`: a fresh one.
    public var idempotencyKey: String?
    public var progress: ProgressHandler?
    /// In place of the endpoint's total limit.
    public var total: Duration?

    public init(idempotencyKey: String? = nil, progress: ProgressHandler? = nil, total: Duration? = nil) {
        self.idempotencyKey = idempotencyKey
        self.progress = progress
        self.total = total
    }
}
