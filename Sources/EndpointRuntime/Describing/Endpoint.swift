/// A request as a value: where it goes, what it carries, what comes back.
///
/// A conforming type holds the parameters and knows nothing of sessions, environments or screens;
/// ``EndpointClient`` adds those. Generated code declares one type an endpoint.
public protocol Endpoint: Sendable {
    /// The API whose servers and policies apply.
    associatedtype API: APIDefinition
    /// What a call returns; `Void` where the body is skipped.
    associatedtype Response: Sendable
    /// What the backend refuses with.
    associatedtype Failure: ModuleFailure = UnnamedFailure
    /// Typed headers of the response, read by ``EndpointClient/response(for:options:)`` only.
    associatedtype Headers: ResponseHeaders = NoHeaders

    /// Method, path and policies; the same for every value of the type.
    static var descriptor: EndpointDescriptor { get }

    /// Writes this value's parameters and body; called anew for every attempt.
    ///
    /// - Throws: ``RequestError/invalidRequest(_:_:)`` for a value that may not be sent, `EncodingError` for one
    ///   that cannot be written.
    func encode(to request: inout RequestBuilder) throws

    /// Makes the result of an answer whose status and business code are successes.
    ///
    /// - Throws: `DecodingError`, which the client turns into ``RequestError/decodingFailed(_:_:)``.
    static func decode(_ answer: Answer) throws -> Response

    /// The session that the result of a sign-in or refresh holds; `nil` where it holds none, and for every other
    /// endpoint.
    static func session(in response: Response) -> SessionCredential?
}

extension Endpoint {
    /// Writes nothing: an endpoint without parameters.
    public func encode(to request: inout RequestBuilder) throws {}

    public static func session(in response: Response) -> SessionCredential? { nil }
}

extension Endpoint where Response: Decodable {
    /// Decodes the JSON answer, or the envelope's data where there is an envelope.
    public static func decode(_ answer: Answer) throws -> Response { try answer.value() }
}

extension Endpoint where Response == Void {
    /// Skips the body.
    public static func decode(_ answer: Answer) throws { try answer.empty() }
}

/// An endpoint whose request may be sent again: it is safe, idempotent or carries an idempotency key.
///
/// Only these can be retried; the generator adds the conformance where the spec allows it.
public protocol Replayable: Endpoint {}
