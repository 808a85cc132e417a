extension EndpointClient {
    /// Where calls go that begin now.
    public var environment: API.Environment { environments.place.environment }

    /// Goes to another environment: ends the calls that are under way, which throw `CancellationError`, empties the
    /// caches, forgets configuration and session, and then switches. Calls that begin meanwhile wait, and go to the
    /// new environment.
    ///
    /// What becomes of the credentials is the store's decision:
    /// ``CredentialStore/environmentWillChange(to:)``. Returns when everything is done; a caller that is cancelled
    /// does not wait for it.
    ///
    /// - Parameters:
    ///   - environment: Where calls go from then on.
    ///   - bases: By server; these go before the environment's. Those of the old environment are dropped.
    /// - Throws: ``RequestError/invalidRequest(_:_:)`` where the environment is locked,
    ///   ``RequestError/storage(_:_:)`` where the credential store fails, and nothing is switched.
    public func switchEnvironment(to environment: API.Environment, bases: [String: String] = [:]) async throws {
        guard !isEnvironmentLocked else {
            throw RequestError.invalidRequest(
                "this build is locked to environment '\(self.environment.name)'",
                FailureContext(stage: .gate)
            )
        }
        let place = ActiveEnvironment.Place(environment: environment, bases: bases)
        try await environments.move(to: place) { [self] in
            await configGate.environmentWillChange()
            await cache.removeAll(.everything)
            // No file is named alike in two environments, but what is kept is of no use in another.
            downloads?.removeAll()
            try await sessionKeeper.environmentWillChange(to: environment.name)
        }
    }
}
