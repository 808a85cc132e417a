/// Sees every attempt of every call: changes the request on its way out, and sees what came back.
///
/// On the way out interceptors are asked in the order the client was given them, on the way back in reverse.
public protocol Interceptor: Sendable {
    /// Changes the request, before it is signed and sent.
    ///
    /// - Throws: ``RequestError`` passes to the caller as it is, anything else becomes
    ///   ``RequestError/invalidRequest(_:_:)``; nothing is sent.
    func adapt(_ request: inout TransportRequest) async throws

    /// Sees what the transport gave for the request as it was sent, whatever its status, or why there is nothing.
    /// Called once for each call of ``adapt(_:)``.
    func receive(_ result: Result<TransportResponse, any Error>, for request: TransportRequest) async
}

extension Interceptor {
    public func adapt(_ request: inout TransportRequest) async throws {}
    public func receive(_ result: Result<TransportResponse, any Error>, for request: TransportRequest) async {}
}
