/// Counts what one server was sent lately, and says whether a retry is within its budget.
final class RetryLedger: Sendable {
    private struct Slice {
        var index = 0
        var sendings = 0
        var retries = 0
    }

    /// The window moves on by a slice at a time.
    private static let sliceCount = 6

    private let budget: RetryBudget
    private let slices = Locked<[Slice]>([])

    init(_ budget: RetryBudget) { self.budget = budget }

    func countSending(at now: Duration) {
        slices.withLock { slices in
            advance(&slices, to: now)
            slices[slices.count - 1].sendings += 1
        }
    }

    /// Takes one retry out of the budget.
    ///
    /// - Returns: False where there is none left.
    func takeRetry(at now: Duration) -> Bool {
        slices.withLock { slices in
            advance(&slices, to: now)
            let sendings = slices.reduce(0) { $0 + $1.sendings }
            let retries = slices.reduce(0) { $0 + $1.retries }
            guard Double(retries) < max(Double(budget.minimum), Double(sendings) * budget.share) else { return false }
            slices[slices.count - 1].retries += 1
            return true
        }
    }

    /// Drops slices older than the window; the last one is then the present's.
    private func advance(_ slices: inout [Slice], to now: Duration) {
        let length = max(budget.window.seconds / Double(Self.sliceCount), 1e-3)
        let index = Int(max(now.seconds, 0) / length)
        slices.removeAll { $0.index <= index - Self.sliceCount }
        if slices.last?.index != index { slices.append(Slice(index: index)) }
    }
}
