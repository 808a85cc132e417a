extension Call {
    /// Keeps the session that a sign-in brought, and forgets it after a sign-out.
    func keepSession<Value>(_ answer: AcceptedAnswer, _ value: Value) async throws {
        let session = api.session
        guard !session.isKeptByApp, purpose == .business else { return }
        if session.signOut == descriptor.id { return try await written { try await $0.signOut(client) } }
        let isSignIn = session.signIn.contains(descriptor.id)
        guard isSignIn || session.refresh == descriptor.id, let response = response(in: value),
            let new = self.session(in: response, answer)
        else { return }
        try await written { keeper in
            if isSignIn { try await keeper.signIn(new) } else { try await keeper.replace(new) }
        }
    }

    private func response<Value>(in value: Value) -> E.Response? {
        value as? E.Response ?? (value as? EndpointResponse<E>)?.value
    }

    /// What the endpoint finds in its result, else what stands at the session's paths in the answer.
    func session(in response: E.Response, _ answer: AcceptedAnswer) -> SessionCredential? {
        if let session = E.session(in: response) { return session.token.isEmpty ? nil : session }
        guard let place = answer.answer?.place, let token = place.text(at: api.session.token) else { return nil }
        return SessionCredential(token: token, refreshToken: place.text(at: api.session.refreshToken))
    }

    private func written(_ change: (SessionKeeper<E.API>) async throws -> Void) async throws {
        do {
            try await change(client.sessionKeeper)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw RequestError.storage("the credential store cannot be written", FailureContext(stage: .session))
        }
    }
}

extension JSONPlace {
    /// A scalar's text; empty text is none.
    fileprivate func text(at path: String) -> String? {
        descending(path.wirePath)?.scalarText.flatMap { $0.isEmpty ? nil : $0 }
    }
}
