extension Call {
    /// Sends again what may heal, while deadline and budget allow, if sending again does no harm.
    ///
    /// - Parameter deadline: Asked after each failure; `nil`: none.
    /// - Throws: The last attempt's failure.
    func retrying(
        before deadline: () -> Duration?,
        _ next: (inout Attempt) async throws -> AcceptedAnswer
    ) async throws -> AcceptedAnswer {
        guard let policy = options.retry ?? descriptor.retry else {
            var attempt = Attempt()
            return try await next(&attempt)
        }
        let flow = client.flow
        server.retries.countSending(at: flow.timeline.now())
        var retry = 0
        while true {
            var attempt = Attempt()
            do {
                return try await next(&attempt)
            } catch {
                guard let reason = policy.reason(for: error), isReplayable else { throw error }
                if reason == .notConnected { try await waitForNetwork(policy, before: deadline(), else: error) }
                let asked = reason == .overloaded ? RetryAfter.pause(attempt.headers, now: client.app.now()) : nil
                let remaining = deadline().map { $0 - flow.timeline.now() }
                let schedule = RetrySchedule(policy: policy, jitter: flow.traffic.jitter)
                guard let pause = schedule.pause(beforeRetry: retry, asked: asked, remaining: remaining),
                    server.retries.takeRetry(at: flow.timeline.now())
                else { throw error }
                trace?.retrying(.failure(reason), after: pause)
                try await flow.timeline.sleep(pause)
                retry += 1
            }
        }
    }

    /// Waits for the network where the platform tells of it, no longer than a pause may be.
    ///
    /// - Throws: The failure, where the network does not come back in time.
    private func waitForNetwork(
        _ policy: RetryPolicy,
        before deadline: Duration?,
        else failure: any Error
    ) async throws {
        guard let network = client.flow.traffic.network else { return }
        let remaining = deadline.map { $0 - client.flow.timeline.now() }
        do {
            let patience = min(policy.limit, remaining ?? policy.limit)
            try await withTimeLimit(patience, clock: client.clock) { try await network.waitUntilConnected() }
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw failure
        }
    }
}

/// What one sending left behind for whoever decides about the next.
struct Attempt {
    /// Of the answer; empty where none came.
    var headers = HTTPFields()
}
