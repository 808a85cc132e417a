extension EndpointClient {
    /// The last configuration that came, however old; `nil` before the first, after sign-out and after a change of
    /// environment.
    public var configuration: API.Configuration? {
        get async { await configGate.configuration }
    }

    /// Whether calls behind the gate pass at this moment.
    public var configGateState: ConfigGateState {
        get async { await configGate.state }
    }

    /// Each new configuration once, the present one first. One that has the version of the one before is no new one.
    /// Ends with the client.
    public var configurations: AsyncStream<API.Configuration> { configGate.arrivals.stream() }

    /// Fetches the configuration now, such as when the app comes to the foreground; joins a fetch that is under way.
    /// Until the new one comes, calls pass with the one that is there, if it is young enough.
    ///
    /// - Throws: What the configuration's endpoint throws; the present configuration then stays.
    @discardableResult
    public func refreshConfiguration() async throws -> API.Configuration { try await configGate.fetch(self) }

    /// Registers work to be done after each new configuration, such as refreshing the list of domains, and at once
    /// where there is one. The gate does not wait for it, and its failure is nobody's.
    ///
    /// Work that still runs when the next configuration comes is cancelled and begun anew.
    ///
    /// - Parameters:
    ///   - tries: How often it is tried at most; pauses of 1, 2, 4 … seconds lie between.
    ///   - work: Gets the configuration that it follows.
    public func afterConfiguration(
        tries: Int = 3,
        _ work: @escaping @Sendable (API.Configuration) async throws -> Void
    ) async {
        await configGate.follow(FollowUp(tries: tries, work: work))
    }
}
