extension Call {
    /// Joins, replaces or refuses calls that are alike.
    ///
    /// - Parameter next: Takes when it must be done, which may change while it runs.
    func shareOrReject<Value: Sendable>(
        _ next: @escaping @Sendable (_ deadline: @escaping @Sendable () -> Duration?) async throws -> Value
    ) async throws -> Value {
        switch descriptor.inFlight {
        case .independent: try await next { self.deadline }
        case .share:
            try await client.flow.sharing.value(signature(Value.self), deadline: deadline) { shared in
                try await next { shared.deadline }
            }
        case .latest: try await replacingEarlier(next)
        case .reject(let coolDown): try await rejectingRepeats(coolDown, next)
        }
    }

    /// The call before ends as if its own task were cancelled.
    private func replacingEarlier<Value: Sendable>(
        _ next: @escaping @Sendable (_ deadline: @escaping @Sendable () -> Duration?) async throws -> Value
    ) async throws -> Value {
        let waiter = Waiter<Value>()
        let latest = client.flow.latest
        let number = latest.enter(descriptor.id) { waiter.settle(.failure(CancellationError())) }
        defer { latest.leave(descriptor.id, number) }
        return try await waiter.run { try await next { self.deadline } }
    }

    private func rejectingRepeats<Value: Sendable>(
        _ coolDown: Duration,
        _ next: @Sendable (_ deadline: @escaping @Sendable () -> Duration?) async throws -> Value
    ) async throws -> Value {
        let (submissions, timeline) = (client.flow.submissions, client.flow.timeline)
        let signature = try await signature(Value.self)
        guard submissions.begin(signature, at: timeline.now()) else {
            throw RequestError.duplicateSubmission(FailureContext(endpoint: descriptor.id, stage: .sharing))
        }
        defer { submissions.end(signature, coolingDownUntil: timeline.now() + coolDown) }
        return try await next { self.deadline }
    }
}
