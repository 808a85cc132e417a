extension Call {
    /// Has an expired session renewed, and sends once more with the new credential what may be sent twice.
    ///
    /// - Throws: ``RequestError/sessionExpired(_:_:)`` where the session has ended, and also where it was renewed but
    ///   the endpoint is not replayable: it is then the caller's to decide whether to send again.
    func replayingSession<Value>(_ next: () async throws -> Value) async throws -> Value {
        guard let sentSession, purpose != .refresh else { return try await next() }
        do {
            return try await next()
        } catch let error as RequestError where error.kind == .sessionExpired {
            guard let sent = sentSession.withLock({ $0 }) else { throw error }
            let isRenewed = try await renew(after: sent)
            guard isRenewed, isReplayable else { throw error }
            trace?.lap(.session)
            trace?.retrying(.sessionRenewed, after: .zero)
        }
        do {
            return try await next()
        } catch let error as RequestError where error.kind == .sessionExpired {
            // A credential that is refused as soon as it came will not get better by renewing it.
            if let sent = sentSession.withLock({ $0 }) { try await refuse(sent) }
            throw error
        }
    }

    private func renew(after sent: SentSession) async throws -> Bool {
        try await store { try await $0.renew(after: sent.credential, signIn: sent.signIn, client) }
    }

    private func refuse(_ sent: SentSession) async throws {
        try await store { try await $0.refuse(sent.credential, client) }
    }

    /// Errors of the app's store are not printed: they may hold what it stores.
    private func store<Value>(_ ask: (SessionKeeper<E.API>) async throws -> Value) async throws -> Value {
        do {
            return try await ask(client.sessionKeeper)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw RequestError.storage("the credential store failed", FailureContext(stage: .session))
        }
    }
}

/// The session's credential that an attempt carried.
struct SentSession: Sendable {
    let credential: SessionCredential
    /// Which sign-in it belongs to.
    let signIn: Int
}
