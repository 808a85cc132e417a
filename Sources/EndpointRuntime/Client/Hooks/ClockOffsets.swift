import Foundation

/// How far the servers' clocks are from the device's, learnt from the `Date` of their answers; RFC 9110 section 6.6.1.
///
/// Exact to a second and the answer's way.
final class ClockOffsets: Sendable {
    private let offsets = Locked<[String: TimeInterval]>([:])

    /// Zero where nothing is known yet.
    func offset(of server: String) -> TimeInterval { offsets.withLock { $0[server] } ?? 0 }

    /// - Parameter now: The device's time when the answer came. Answers that were kept on their way say nothing.
    func learn(from headers: HTTPFields, of server: String, now: Date) {
        guard headers["Age"] == nil, let text = headers["Date"], let date = HTTPDateText.date(from: text)
        else { return }
        offsets.withLock { $0[server] = date.timeIntervalSince(now) }
    }
}
