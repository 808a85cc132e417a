import Foundation

/// What ends a call other than a refusal of the backend or cancelling.
public enum RequestError: EndpointFailure, Hashable {
    /// Nothing was sent. The text names the parameter at fault, never its value.
    case invalidRequest(String, FailureContext)
    case unreachable(UnreachableReason, FailureContext)
    /// A status that is no success and has no name in the spec.
    case unacceptableStatus(Int, FailureContext)
    /// An answer that is no HTTP, no JSON, or lacks the envelope.
    case invalidResponse(String, FailureContext)
    case decodingFailed(DecodingProblem, FailureContext)
    /// Signed out, or the backend no longer takes the session: one event, whichever way it came.
    case sessionExpired(FailureContext)
    /// The configuration that the call waited for did not come; the reason is set where the network is why. Status and
    /// request identity are those of the fetch.
    case configUnavailable(UnreachableReason?, FailureContext)
    /// Another like it is in flight, or was a moment ago.
    case duplicateSubmission(FailureContext)
    /// A file could not be read or written.
    case storage(String, FailureContext)
}

extension RequestError {
    public var context: FailureContext {
        get {
            switch self {
            case .invalidRequest(_, let context), .unreachable(_, let context), .unacceptableStatus(_, let context),
                .invalidResponse(_, let context), .decodingFailed(_, let context), .sessionExpired(let context),
                .configUnavailable(_, let context), .duplicateSubmission(let context), .storage(_, let context):
                context
            }
        }
        set {
            self =
                switch self {
                case .invalidRequest(let reason, _): .invalidRequest(reason, newValue)
                case .unreachable(let reason, _): .unreachable(reason, newValue)
                case .unacceptableStatus(let status, _): .unacceptableStatus(status, newValue)
                case .invalidResponse(let reason, _): .invalidResponse(reason, newValue)
                case .decodingFailed(let problem, _): .decodingFailed(problem, newValue)
                case .sessionExpired: .sessionExpired(newValue)
                case .configUnavailable(let reason, _): .configUnavailable(reason, newValue)
                case .duplicateSubmission: .duplicateSubmission(newValue)
                case .storage(let reason, _): .storage(reason, newValue)
                }
        }
    }

    public var stage: FailureStage { context.stage }
    public var requestID: String? { context.requestID }

    public var kind: FailureKind {
        switch self {
        case .invalidRequest: .invalidRequest
        case .unreachable: .unreachable
        case .unacceptableStatus: .unacceptableStatus
        case .invalidResponse: .invalidResponse
        case .decodingFailed: .decodingFailed
        case .sessionExpired: .sessionExpired
        case .configUnavailable: .configUnavailable
        case .duplicateSubmission: .duplicateSubmission
        case .storage: .storage
        }
    }

    public var code: String {
        if case .unacceptableStatus(let status, _) = self { String(status) } else { kind.rawValue }
    }

    /// Also true for a configuration that the network kept from coming.
    public var isUnreachable: Bool {
        switch self {
        case .unreachable, .configUnavailable(.some, _): true
        default: false
        }
    }
}

extension RequestError: CustomStringConvertible, CustomDebugStringConvertible {
    /// A sentence in English, for logs and for screens that have none of their own.
    public var message: String {
        switch self {
        case .invalidRequest(let reason, _): "The request cannot be sent: \(reason)."
        case .unreachable(let reason, _): "The server cannot be reached: \(reason.phrase)."
        case .unacceptableStatus(let status, _): "The server answered with status \(status)."
        case .invalidResponse(let reason, _): "The answer makes no sense: \(reason)."
        case .decodingFailed(let problem, _): "The answer is not what was agreed: \(problem)."
        case .sessionExpired: "The session has ended."
        case .configUnavailable(let reason?, _):
            "The app's configuration could not be loaded: the server cannot be reached (\(reason.phrase))."
        case .configUnavailable(nil, _): "The app's configuration could not be loaded."
        case .duplicateSubmission: "The same request is already on its way."
        case .storage(let reason, _): "A file is in the way: \(reason)."
        }
    }

    /// The message with endpoint, stage, status and request identity; safe to log.
    public var description: String {
        let status = context.status.map { ", status \($0)" } ?? ""
        let request = context.requestID.map { ", request \($0)" } ?? ""
        return "\(context.endpoint ?? "request") at \(context.stage.rawValue)\(status)\(request): \(message)"
    }

    public var debugDescription: String { description }
}
