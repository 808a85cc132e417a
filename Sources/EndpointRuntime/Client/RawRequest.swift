public import Foundation

/// A request made by hand, for what no spec describes: a debug screen, an address that a server hands out.
///
/// It passes the same stages as a generated endpoint, with the policies of its descriptor.
public struct RawRequest: Sendable {
    /// Method, path below the server's base, and policies. It is sent again only where `idempotency` allows it, which
    /// is `.none` unless it is set.
    public var descriptor: EndpointDescriptor
    /// The whole address, in place of server base and path.
    public var url: URL?
    public var query: [QueryItem]
    /// In place of common ones of the same name; `Content-Type` among them.
    public var headers: HTTPFields
    public var body: UploadSource?

    public init(
        _ descriptor: EndpointDescriptor,
        url: URL? = nil,
        query: [QueryItem] = [],
        headers: HTTPFields = HTTPFields(),
        body: UploadSource? = nil
    ) {
        self.descriptor = descriptor
        self.url = url
        self.query = query
        self.headers = headers
        self.body = body
    }
}

/// What came back for a request made by hand, its status and business code successes.
public struct RawResponse: Sendable {
    public var status: Int
    public var headers: HTTPFields
    /// The whole body, an envelope included; for a file answer the place of a temporary file, which is the receiver's.
    public var body: TransportResponse.Body
    /// The backend's name for the request, where it gave one.
    public var requestID: String?
}

extension EndpointClient {
    /// Sends a request made by hand through all stages.
    ///
    /// - Throws: ``UnnamedFailure`` where the backend refuses, else as ``send(_:options:)``.
    public func send(raw request: RawRequest, options: RequestOptions = RequestOptions()) async throws -> RawResponse {
        try await call(request, options).run { accepted, _ in
            let response = accepted.response
            return RawResponse(
                status: response.status,
                headers: response.headers,
                body: response.body,
                requestID: accepted.requestID
            )
        }
    }

    /// Sends a request made by hand, and decodes the JSON answer, or the envelope's data where there is an envelope.
    ///
    /// - Throws: As ``send(raw:options:)``.
    public func send<Value: Decodable & Sendable>(
        raw request: RawRequest,
        as type: Value.Type,
        options: RequestOptions = RequestOptions()
    ) async throws -> Value {
        try await call(request, options).run { accepted, call in
            try call.value(of: accepted) { try $0.value(type) }
        }
    }

    private func call(_ request: RawRequest, _ options: RequestOptions) -> Call<RawEndpoint<API>> {
        Call(RawEndpoint(request: request), options: options, client: self, raw: request.descriptor)
    }
}

/// Stands for a request made by hand; its calls have a descriptor of their own.
struct RawEndpoint<API: APIDefinition>: Endpoint {
    typealias Response = Void

    static var descriptor: EndpointDescriptor {
        EndpointDescriptor("raw", .get, "", server: ServerDescriptor(""))
    }

    let request: RawRequest

    func encode(to builder: inout RequestBuilder) throws {
        if let url = request.url { builder.url(url) }
        builder.add(request.query)
        for field in request.headers.fields { try builder.header(field.name, field.value) }
        if let body = request.body {
            builder.file(body, contentType: request.headers["Content-Type"] ?? "application/octet-stream")
        }
    }
}
