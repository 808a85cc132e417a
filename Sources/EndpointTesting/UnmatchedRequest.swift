public import EndpointRuntime
import Foundation

/// A request that no stub answers. Names what was asked, parameters included: it is for tests only.
public struct UnmatchedRequest: EndpointFailure, CustomStringConvertible {
    /// `module.endpoint`; `nil` for a request made by hand.
    public let endpoint: String?
    public let message: String

    init(_ request: TransportRequest, reason: String) {
        let value = request.endpoint
        endpoint = value.map { type(of: $0).descriptor.id }
        let asked = value.map { "\($0)" } ?? "a request"
        message =
            "\(reason): \(endpoint ?? "by hand"), \(request.method) \(request.url.absoluteString), asked by \(asked)"
    }

    public var code: String { "unmatchedRequest" }
    public var kind: FailureKind { .invalidRequest }
    public var stage: FailureStage { .transport }
    public var requestID: String? { nil }
    public var description: String { message }
}
