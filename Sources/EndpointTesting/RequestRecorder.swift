public import EndpointRuntime
public import Foundation

/// Keeps what went to a transport, in order.
public final class RequestRecorder: Sendable {
    private let recorded = Locked<[RecordedRequest]>([])

    init() {}

    /// Every request so far.
    public var requests: [RecordedRequest] { recorded.withLock { $0 } }

    /// The values of one endpoint type, in the order they were sent.
    public func endpoints<E: Endpoint>(of type: E.Type) -> [E] {
        requests.compactMap { $0.request.endpoint as? E }
    }

    /// Forgets what was recorded.
    public func removeAll() { recorded.withLock { $0 = [] } }

    func record(_ request: TransportRequest) {
        let recording = RecordedRequest(request)
        recorded.withLock { $0.append(recording) }
    }
}

/// A request as it was sent.
public struct RecordedRequest: Sendable {
    public let request: TransportRequest
    /// The whole body; a file's content at the time of sending, since temporary ones go.
    public let body: Data

    init(_ request: TransportRequest) {
        self.request = request
        body =
            switch request.body {
            case .none: Data()
            case .data(let data): data
            case .file(let url): FileManager.default.contents(atPath: url.path) ?? Data()
            }
    }

    public var method: HTTPMethod { request.method }
    public var url: URL { request.url }
    public var headers: HTTPFields { request.headers }
    /// The body as UTF-8, with replacement characters for what is none.
    public var bodyText: String { String(decoding: body, as: UTF8.self) }

    /// Name and value of each part of the query, decoded, in order.
    public var query: [QueryItem] {
        let text = URLComponents(url: url, resolvingAgainstBaseURL: false)?.percentEncodedQuery ?? ""
        return text.split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return QueryItem(
                parts[0].removingPercentEncoding ?? String(parts[0]),
                parts.count > 1 ? parts[1].removingPercentEncoding ?? String(parts[1]) : ""
            )
        }
    }
}
