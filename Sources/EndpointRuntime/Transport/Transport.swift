public import Foundation

/// Carries one request to a server and brings the answer back; knows nothing of envelopes, models or retries.
public protocol Transport: Sendable {
    /// Sends once and waits for the whole body.
    ///
    /// Returns whatever status the server gave. When the task is cancelled this throws soon, and stops the transfer
    /// where the platform lets it.
    ///
    /// - Throws: ``TransportError``, or `CancellationError`. Anything else counts as unreachable.
    func send(_ request: TransportRequest) async throws -> TransportResponse
}

/// A request as it goes to the wire.
public struct TransportRequest: Sendable {
    /// The value that asks, for stubs and logs; `nil` for requests made by hand.
    public var endpoint: (any Endpoint)?
    public var method: HTTPMethod
    public var url: URL
    public var headers: HTTPFields
    public var body: TransportBody
    /// Whether the answer's body goes to a temporary file, which is then the receiver's to move or remove.
    public var savesBody: Bool
    public var followsRedirects: Bool
    /// Headers that are not for another host.
    public var credentialHeaders: [String]
    /// Silence between bytes that ends the request; the transport's own limit where `nil`.
    public var idle: Duration?
    public var progress: ProgressHandler?
    /// How the transport hears that the request was given up from outside its task.
    var abandonment: Abandonment?
    /// What there is of the file already, and where the rest goes; a transport that knows nothing of it brings the rest
    /// as it comes.
    var download: PartialDownload?

    public init(
        endpoint: (any Endpoint)? = nil,
        method: HTTPMethod,
        url: URL,
        headers: HTTPFields = HTTPFields(),
        body: TransportBody = .none,
        savesBody: Bool = false,
        followsRedirects: Bool = true,
        credentialHeaders: [String] = [],
        idle: Duration? = nil,
        progress: ProgressHandler? = nil
    ) {
        self.endpoint = endpoint
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.savesBody = savesBody
        self.followsRedirects = followsRedirects
        self.credentialHeaders = credentialHeaders
        self.idle = idle
        self.progress = progress
    }
}

/// What is sent.
public enum TransportBody: Hashable, Sendable {
    case none
    case data(Data)
    /// Read in pieces; stays until the request has ended.
    case file(URL)
}

/// What came back.
public struct TransportResponse: Sendable {
    /// Where the body is.
    public enum Body: Hashable, Sendable {
        case data(Data)
        /// A temporary file that belongs to the receiver.
        case file(URL)
    }

    public var status: Int
    public var headers: HTTPFields
    public var body: Body
    /// A finished result in place of a body: what typed stubs answer with. Status, business code and decoding are
    /// then passed over.
    public var value: (any Sendable)?

    public init(
        status: Int,
        headers: HTTPFields = HTTPFields(),
        body: Body = .data(Data()),
        value: (any Sendable)? = nil
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.value = value
    }
}
