extension EndpointClient {
    /// What becomes of the session from now on. Ends with the client.
    public var sessionEvents: AsyncStream<SessionEvent> { sessionKeeper.events.stream() }

    /// Keeps a session that came from elsewhere than the spec's sign-in endpoints, in the credential store.
    public func signIn(with session: SessionCredential) async throws { try await sessionKeeper.signIn(session) }

    /// Forgets the session, in the credential store too, and the configuration. Sends nothing.
    public func forgetSession() async throws { try await sessionKeeper.signOut(self) }
}
