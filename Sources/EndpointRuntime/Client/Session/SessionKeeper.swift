/// Renews and ends the session, once for all calls that find it expired.
///
/// The store decides which session is current; it may belong to another network layer as well. What this actor adds
/// is the order of changes: they are written one after the other.
actor SessionKeeper<API: APIDefinition> {
    nonisolated let events = Broadcast<SessionEvent>(keepsLatest: false)
    /// Counts sign-ins and sign-outs, not renewals: a call is not replayed for another person.
    nonisolated let signIns = Locked(0)
    /// The first token of the session whose present one this is, so that what was kept for a person outlasts a renewal.
    private nonisolated let lineage = Locked<(token: String, first: String)?>(nil)
    private let store: any CredentialStore
    private let cache: ResponseCache
    private let refresh = API.sessionRefresh
    private let isKeptByApp = API.descriptor.session.isKeptByApp
    private var renewal: (token: String, work: SharedWork<Bool>)?
    /// The token whose end has been told.
    private var endedToken: String?
    /// Counts every change made here, so that what was read from the store before one is read again.
    private var changes = 0
    private var lastWrite: Task<Void, any Error>?

    /// - Parameter cache: What is personal in it goes with the session.
    init(store: any CredentialStore, cache: ResponseCache) {
        self.store = store
        self.cache = cache
    }

    /// What stays the same while a session is renewed by this client; a secret.
    nonisolated func identity(of token: String) -> String {
        lineage.withLock { $0.flatMap { $0.token == token ? $0.first : nil } } ?? token
    }

    private func renewed(_ old: String, to new: String) {
        let first = identity(of: old)
        lineage.withLock { $0 = (new, first) }
    }

    /// Sees to it that the refused credential is replaced, by one renewal for all who ask.
    ///
    /// - Parameter signIn: What ``signIns`` was when the credential was read.
    /// - Returns: Whether the same person's session now has another credential. If not, the session has ended.
    /// - Throws: `CancellationError` to a caller that is cancelled, at once; what the store throws.
    func renew(after used: SessionCredential, signIn: Int, _ client: EndpointClient<API>) async throws -> Bool {
        if let renewal, renewal.token == used.token, let seat = renewal.work.join() {
            return try await renewal.work.value(at: seat)
        }
        guard used.token != endedToken, let current = try await current() else { return false }
        guard current.token == used.token else { return signIn == signIns.withLock { $0 } }
        if let renewal, renewal.token == used.token, let seat = renewal.work.join() {
            return try await renewal.work.value(at: seat)
        }
        guard used.token != endedToken else { return false }
        // Goes on when its callers leave: an answer that nobody reads would lose a refresh token that works once.
        let work = SharedWork(endsWithLastWaiter: false) { try await self.renewOrEnd(current, client) }
        renewal = (used.token, work)
        guard let seat = work.join() else { throw CancellationError() }
        return try await work.value(at: seat)
    }

    /// Ends the session if this is still its credential.
    func refuse(_ used: SessionCredential, _ client: EndpointClient<API>) async throws {
        guard used.token != endedToken, try await current()?.token == used.token else { return }
        try await end(used, client)
    }

    /// The store's session, read when no change of ours came in between.
    private func current() async throws -> SessionCredential? {
        while true {
            let before = changes
            let session = try await store.session()
            if before == changes { return session }
        }
    }
}

extension SessionKeeper {
    private func renewOrEnd(_ old: SessionCredential, _ client: EndpointClient<API>) async throws -> Bool {
        let signIn = signIns.withLock { $0 }
        defer { if renewal?.token == old.token { renewal = nil } }
        do {
            if let refresh, !isKeptByApp, let refreshToken = old.refreshToken,
                var new = try await refresh.send(client, refreshToken)
            {
                new.refreshToken = new.refreshToken ?? refreshToken
                renewed(old.token, to: new.token)
                return try await write(new, signIn: signIn)
            }
        } catch is CancellationError {
            // The environment is being switched, which ends the session by itself.
            throw CancellationError()
        } catch {
            // Whatever it was, callers learn that the session has expired.
        }
        if signIn == signIns.withLock({ $0 }) { try await end(old, client) }
        return false
    }

    /// One event for a token; after it, only a sign-in makes the next possible.
    private func end(_ session: SessionCredential, _ client: EndpointClient<API>) async throws {
        guard endedToken != session.token else { return }
        endedToken = session.token
        signIns.withLock { $0 += 1 }
        changes += 1
        // The session has ended whatever the store does.
        var problem: (any Error)?
        do { if !isKeptByApp { try await write(nil) } } catch { problem = error }
        await forget(client)
        events.send(.expired)
        if let problem { throw problem }
    }

    /// What the session that has ended leaves nothing of.
    private func forget(_ client: EndpointClient<API>) async {
        await client.configGate.clear()
        await cache.removeAll(.personal)
    }

    /// - Returns: Whether it was written: it is not where another sign-in or sign-out has come in between.
    private func write(_ session: SessionCredential, signIn: Int) async throws -> Bool {
        let isWritten = Locked(false)
        try await inOrder { [store, signIns] in
            guard signIn == signIns.withLock({ $0 }) else { return }
            try await store.setSession(session)
            isWritten.withLock { $0 = true }
        }
        changes += 1
        return isWritten.withLock { $0 } && signIn == signIns.withLock { $0 }
    }

    private func write(_ session: SessionCredential?) async throws {
        try await inOrder { [store] in try await store.setSession(session) }
        changes += 1
    }

    /// After every change that was begun before, whatever became of it.
    private func inOrder(_ change: @escaping @Sendable () async throws -> Void) async throws {
        let previous = lastWrite
        let task = Task {
            _ = await previous?.result
            try await change()
        }
        lastWrite = task
        try await task.value
    }
}

extension SessionKeeper {
    /// Keeps a new session, and lets the next expiry be told again.
    func signIn(_ session: SessionCredential) async throws {
        signIns.withLock { $0 += 1 }
        endedToken = nil
        changes += 1
        // Before, so that a renewal of the session before is not written after this; and after, so that a call which
        // took the new credential in between does not count as the other person's.
        try await write(session)
        signIns.withLock { $0 += 1 }
        await cache.removeAll(.personal)
        events.send(.signedIn)
    }

    /// Keeps the credential of the same session, got by a call of the app's own.
    func replace(_ session: SessionCredential) async throws {
        var session = session
        let old = try await current()
        session.refreshToken = session.refreshToken ?? old?.refreshToken
        if let old { renewed(old.token, to: session.token) }
        try await write(session)
    }

    func signOut(_ client: EndpointClient<API>) async throws {
        signIns.withLock { $0 += 1 }
        changes += 1
        try await write(nil)
        await forget(client)
        events.send(.signedOut)
    }

    /// No call of the old environment is under way any more.
    func environmentWillChange(to name: String) async throws {
        signIns.withLock { $0 += 1 }
        changes += 1
        renewal?.work.end(everyoneWith: CancellationError())
        renewal = nil
        guard !isKeptByApp else { return }
        try await inOrder { [store] in
            do { try await store.environmentWillChange(to: name) } catch {
                throw RequestError.storage("the credential store cannot be written", FailureContext(stage: .session))
            }
        }
        changes += 1
    }
}
