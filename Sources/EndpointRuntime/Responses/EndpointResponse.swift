/// A result together with what came around it.
public struct EndpointResponse<E: Endpoint>: Sendable {
    public var value: E.Response
    public var status: Int
    public var headers: HTTPFields
    public var typedHeaders: E.Headers
    /// The backend's name for the request, where it gave one.
    public var requestID: String?

    public init(
        value: E.Response,
        status: Int,
        headers: HTTPFields,
        typedHeaders: E.Headers,
        requestID: String?
    ) {
        self.value = value
        self.status = status
        self.headers = headers
        self.typedHeaders = typedHeaders
        self.requestID = requestID
    }
}
