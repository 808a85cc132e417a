public import Foundation

/// Signs requests of the endpoints that name it; the app registers it with the client.
public protocol RequestSigner: Sendable {
    /// Called for each attempt, when all parameters and headers are in place.
    ///
    /// - Throws: Anything; the call then ends with ``RequestError/invalidRequest(_:_:)`` and nothing is sent.
    func sign(_ request: inout TransportRequest, in context: SigningContext) async throws
}

/// What a signer may need beside the request.
public struct SigningContext: Sendable {
    /// `module.endpoint`; `nil` for a request made by hand.
    public var endpoint: String?
    /// By its name in the spec.
    public var server: String
    public var environment: String
    /// Seconds that the server's clock is before the device's (negative: behind), as far as its answers have said.
    public var clockOffset: TimeInterval
    /// The server's time, by the device's clock and the offset.
    public var date: Date

    public init(endpoint: String?, server: String, environment: String, clockOffset: TimeInterval, date: Date) {
        self.endpoint = endpoint
        self.server = server
        self.environment = environment
        self.clockOffset = clockOffset
        self.date = date
    }
}
