import Foundation

/// When to send again, if at all.
struct RetrySchedule {
    let policy: RetryPolicy
    /// From 0 to 1.
    let jitter: @Sendable () -> Double

    /// The pause before the retry with this number, counted from 0.
    ///
    /// What the server asks for goes before a shorter pause of ours. It may be longer than the policy's limit only
    /// where a deadline bounds it.
    ///
    /// - Parameters:
    ///   - asked: `Retry-After`.
    ///   - remaining: Until the deadline; `nil`: there is none.
    /// - Returns: `nil` where there are no retries left, or the pause would not end before the deadline.
    func pause(beforeRetry retry: Int, asked: Duration?, remaining: Duration?) -> Duration? {
        guard retry < policy.max else { return nil }
        let pause = max(backOff(retry), asked ?? .zero)
        if let remaining { return pause < remaining ? pause : nil }
        return pause <= max(policy.limit, .zero) ? pause : nil
    }

    private func backOff(_ retry: Int) -> Duration {
        let limit = max(policy.limit.seconds, 0)
        let grown = policy.base.seconds * pow(policy.factor, Double(retry))
        let pause = grown.isNaN ? limit : min(max(grown, 0), limit)
        return switch policy.jitter {
        case .none: .seconds(pause)
        case .full: .seconds(pause * min(max(jitter(), 0), 1))
        }
    }
}

extension RetryPolicy {
    /// Why this failure may heal by itself; `nil` where it will not, or the policy does not say so.
    ///
    /// A refusal heals only where its status says that the server is overloaded; a business code never does.
    func reason(for error: any Error) -> Condition? {
        let condition: Condition? =
            switch error {
            case TransportError.unreachable(let reason): Condition(reason)
            case RequestError.unreachable(let reason, _): Condition(reason)
            case RequestError.unacceptableStatus(let status, _): statuses.contains(status) ? .overloaded : nil
            case let error as any ModuleFailure: overload(error.refusal)
            default: nil
            }
        return condition.flatMap { when.contains($0) ? $0 : nil }
    }

    private func overload(_ refusal: Refusal) -> Condition? {
        refusal.stage == .status && statuses.contains(refusal.status) ? .overloaded : nil
    }
}

extension RetryPolicy.Condition {
    fileprivate init?(_ reason: UnreachableReason) {
        switch reason {
        case .timeout: self = .timeout
        case .connectionLost: self = .connectionLost
        case .notConnected: self = .notConnected
        case .cannotConnect: self = .cannotConnect
        case .hostNotFound, .insecure, .other: return nil
        }
    }
}

/// `Retry-After`, RFC 9110 section 10.2.3.
enum RetryAfter {
    /// More than this many seconds are as good as never.
    private static let limit = 1e9

    /// Seconds, or the time until a date, which is measured from the answer's own `Date` where there is one: the
    /// device's clock may be wrong. Not below zero; `nil` where the header is absent or unreadable.
    static func pause(_ headers: HTTPFields, now: Date) -> Duration? {
        guard let text = headers.values(of: "Retry-After").first?.trimmingCharacters(in: .whitespaces) else {
            return nil
        }
        if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            return .seconds(min(Double(text) ?? limit, limit))
        }
        guard let date = HTTPDateText.date(from: text, now: now) else { return nil }
        let sent = headers.values(of: "Date").first.flatMap { HTTPDateText.date(from: $0, now: now) }
        return .seconds(min(max(date.timeIntervalSince(sent ?? now), 0), limit))
    }
}
