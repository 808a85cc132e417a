/// Why there was no answer. Screens need not tell these apart; logs and retries do.
public enum UnreachableReason: String, Hashable, Sendable, CaseIterable, Error {
    /// The device is offline.
    case notConnected
    /// Nothing came in time: the connection, the next byte, or the whole call.
    case timeout
    /// Refused, or no way to the host.
    case cannotConnect
    /// The connection broke before the answer was whole.
    case connectionLost
    /// The name has no address.
    case hostNotFound
    /// TLS failed: a certificate, a protocol, or a pin.
    case insecure
    case other

    var phrase: String {
        switch self {
        case .notConnected: "the device is offline"
        case .timeout: "no answer in time"
        case .cannotConnect: "no connection"
        case .connectionLost: "the connection was lost"
        case .hostNotFound: "the host was not found"
        case .insecure: "no secure connection"
        case .other: "the network failed"
        }
    }
}

/// What a ``Transport`` throws, beside `CancellationError`; the client makes a ``RequestError`` of it.
public enum TransportError: Error, Hashable, Sendable {
    case unreachable(UnreachableReason)
    /// What was received is no HTTP, or more than may be.
    case invalidResponse(String)
    /// The request is nothing that this transport can send.
    case invalidRequest(String)
    /// A file to send or to save to is in the way.
    case storage(String)
}
