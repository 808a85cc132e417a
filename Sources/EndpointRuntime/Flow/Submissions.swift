/// Calls of which there may be one at a time, and none for a while after.
final class Submissions: Sendable {
    private enum State {
        case inFlight
        case coolingDown(until: Duration)
    }

    private let states = Locked<[CallSignature: State]>([:])

    /// - Returns: False where one like it is in flight, or was a moment ago.
    func begin(_ signature: CallSignature, at now: Duration) -> Bool {
        states.withLock { states in
            states = states.filter { entry in
                if case .coolingDown(let end) = entry.value { end > now } else { true }
            }
            guard states[signature] == nil else { return false }
            states[signature] = .inFlight
            return true
        }
    }

    func end(_ signature: CallSignature, coolingDownUntil end: Duration) {
        states.withLock { $0[signature] = .coolingDown(until: end) }
    }
}

/// The newest call of each endpoint, which ends the one before.
final class LatestCalls: Sendable {
    private struct Entry {
        let number: Int
        let cancel: @Sendable () -> Void
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var count = 0
    }

    private let state = Locked(State())

    /// Cancels the call before.
    ///
    /// - Returns: What to leave with.
    func enter(_ endpoint: String, cancel: @escaping @Sendable () -> Void) -> Int {
        let (number, earlier): (Int, Entry?) = state.withLock { state in
            state.count += 1
            let earlier = state.entries.updateValue(Entry(number: state.count, cancel: cancel), forKey: endpoint)
            return (state.count, earlier)
        }
        earlier?.cancel()
        return number
    }

    func leave(_ endpoint: String, _ number: Int) {
        state.withLock { if $0.entries[endpoint]?.number == number { $0.entries[endpoint] = nil } }
    }
}
