/// Signs requests of the endpoints that name it; the app registers it with the client.
public protocol RequestSigner: Sendable {
    /// Called for each attempt, when all parameters and headers are in place.
    ///
    /// - Throws: Anything; the call then ends with ``RequestError/invalidRequest(_:_:)`` and nothing is sent.
    func sign(_ request: inout TransportRequest) async throws
}
