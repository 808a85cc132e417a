/// Fetches the configuration that calls behind the gate wait for; generated from `configGate`.
public struct ConfigurationSource<API: APIDefinition>: Sendable {
    let fetch: @Sendable (EndpointClient<API>) async throws -> API.Configuration
    /// Whether the second, which came later, says nothing new.
    let isSame: @Sendable (API.Configuration, API.Configuration) -> Bool

    /// Without a version every configuration that is fetched is a new one.
    ///
    /// - Parameter endpoint: Made anew for every fetch.
    public init<E: Endpoint>(_ endpoint: @escaping @Sendable () -> E)
    where E.API == API, E.Response == API.Configuration {
        fetch = Self.fetching(endpoint)
        isSame = { _, _ in false }
    }

    /// - Parameters:
    ///   - endpoint: Made anew for every fetch.
    ///   - version: What two configurations have in common that are the same; `nil` is no version.
    public init<E: Endpoint, Version: Equatable & Sendable>(
        _ endpoint: @escaping @Sendable () -> E,
        version: @escaping @Sendable (API.Configuration) -> Version?
    ) where E.API == API, E.Response == API.Configuration {
        fetch = Self.fetching(endpoint)
        isSame = { one, other in
            guard let newer = version(other) else { return false }
            return version(one) == newer
        }
    }

    private static func fetching<E: Endpoint>(
        _ endpoint: @escaping @Sendable () -> E
    ) -> @Sendable (EndpointClient<API>) async throws -> API.Configuration
    where E.API == API, E.Response == API.Configuration {
        { client in
            try await Call(endpoint(), client: client, purpose: .configuration).run { answer, call in
                try call.result(of: answer)
            }
        }
    }
}
