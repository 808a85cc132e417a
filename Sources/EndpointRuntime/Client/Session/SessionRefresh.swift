/// Renews the session; generated from `session.refresh`.
public struct SessionRefresh<API: APIDefinition>: Sendable {
    /// Client and refresh token to the new credential; `nil` where the answer has none.
    let send: @Sendable (EndpointClient<API>, String) async throws -> SessionCredential?

    /// - Parameter endpoint: Made of the refresh token.
    public init<E: Endpoint>(_ endpoint: @escaping @Sendable (String) -> E) where E.API == API {
        send = { client, refreshToken in
            try await Call(endpoint(refreshToken), client: client, purpose: .refresh).run { answer, call in
                call.session(in: try call.result(of: answer), answer)
            }
        }
    }
}
