public import Foundation

/// Everything that a call throws beside `CancellationError`; one `catch` is enough for a screen.
public protocol EndpointFailure: LocalizedError, Sendable {
    /// The backend's code where it gave one, else the status, else the kind's name.
    var code: String { get }
    /// What the backend said, or a sentence on what happened; never a body, never a credential.
    var message: String { get }
    var kind: FailureKind { get }
    /// Where the call stopped.
    var stage: FailureStage { get }
    /// The backend's name for this request, for its logs.
    var requestID: String? { get }
    /// Whether the network is why: offline, timed out, refused, reset, unknown host or an insecure connection.
    var isUnreachable: Bool { get }
}

extension EndpointFailure {
    public var isUnreachable: Bool { kind == .unreachable }
    public var errorDescription: String? { message }
    // Foundation's own defaults are out of sight for files that do not import it, generated ones among them.
    public var failureReason: String? { nil }
    public var recoverySuggestion: String? { nil }
    public var helpAnchor: String? { nil }
}

/// What kind of failure ended a call.
public enum FailureKind: String, Hashable, Sendable, CaseIterable {
    case invalidRequest, unreachable, unacceptableStatus, invalidResponse, decodingFailed, sessionExpired
    case configUnavailable, duplicateSubmission, storage
    /// The backend understood and said no: a ``ModuleFailure``.
    case refusal
}

/// The stages of a call, in their order.
public enum FailureStage: String, Hashable, Sendable, CaseIterable {
    case gate, cache, sharing, session, retry, slot, build, sign, transport, status, business, model, store
}

/// Where a failure happened. Prints without anything that was sent or received.
public struct FailureContext: Hashable, Sendable {
    /// `module.endpoint`; `nil` until a client has added it.
    public var endpoint: String?
    public var stage: FailureStage
    /// `nil` where no answer came.
    public var status: Int?
    public var requestID: String?
    /// The raw text of an unacceptable answer, at most 64 KiB of it, which printing leaves out.
    public var body: RawBody?

    public init(
        endpoint: String? = nil,
        stage: FailureStage,
        status: Int? = nil,
        requestID: String? = nil,
        body: RawBody? = nil
    ) {
        self.endpoint = endpoint
        self.stage = stage
        self.status = status
        self.requestID = requestID
        self.body = body
    }
}

/// Bytes from the backend that no log may show: printing gives their count.
public struct RawBody: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var data: Data

    public init(_ data: Data) { self.data = data }

    /// The bytes as UTF-8, with replacement characters for what is none.
    public var text: String { String(decoding: data, as: UTF8.self) }
    public var description: String { "\(data.count) bytes" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
