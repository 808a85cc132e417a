public import Foundation

/// The backend understood the request and said no.
///
/// Prints code, status and place, but neither the message nor the body: those are the backend's words to a person.
public struct Refusal: Sendable, Hashable {
    /// As text, whatever it was in JSON; the status where the backend gave no code.
    public var code: String
    /// Empty where the backend gave none.
    public var message: String
    public var status: Int
    /// `.business` for a code in an envelope, `.status` for a status that is no success.
    public var stage: FailureStage
    public var requestID: String?
    /// `module.endpoint`.
    public var endpoint: String?
    /// What a client decodes on demand; not for eyes.
    private let payload: Payload?

    struct Payload: Sendable, Hashable {
        var body: RawBody
        /// Path to the data inside the body; empty: the body itself.
        var path: [String]
        var dates: DateFormat
    }

    public init(
        code: String,
        message: String,
        status: Int = 200,
        stage: FailureStage = .business,
        requestID: String? = nil,
        endpoint: String? = nil
    ) {
        self.init(
            code: code,
            message: message,
            status: status,
            stage: stage,
            requestID: requestID,
            endpoint: endpoint,
            payload: nil
        )
    }

    init(
        code: String,
        message: String,
        status: Int,
        stage: FailureStage,
        requestID: String?,
        endpoint: String?,
        payload: Payload?
    ) {
        self.code = code
        self.message = message
        self.status = status
        self.stage = stage
        self.requestID = requestID
        self.endpoint = endpoint
        self.payload = payload
    }
}

extension Refusal {
    /// What the backend sent with the refusal: the envelope's data, or the body of a failed status.
    ///
    /// - Returns: `nil` where it is absent or null.
    /// - Throws: ``RequestError/decodingFailed(_:_:)`` where it is something else.
    public func data<T: Decodable>(as type: T.Type) throws -> T? {
        try data(.value())
    }

    /// The same through a reader.
    public func data<T>(_ reader: WireReader<T>) throws -> T? {
        guard let payload else { return nil }
        do {
            let document = try JSONCoding.document(
                payload.body.data,
                userInfo: JSONCoding.userInfo(dates: payload.dates)
            )
            return try JSONPlace(document).descending(payload.path)?.readIfPresent(reader)
        } catch let error as DecodingError {
            throw RequestError.decodingFailed(DecodingProblem(error), context)
        }
    }

    private var context: FailureContext {
        FailureContext(endpoint: endpoint, stage: .model, status: status, requestID: requestID)
    }

    /// The same refusal with data, for stubs.
    public func with(data: Data) -> Refusal {
        Refusal(
            code: code,
            message: message,
            status: status,
            stage: stage,
            requestID: requestID,
            endpoint: endpoint,
            payload: Payload(body: RawBody(data), path: [], dates: .iso8601)
        )
    }
}

extension Refusal: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String {
        let request = requestID.map { ", request \($0)" } ?? ""
        return "\(endpoint ?? "request") refused with code \(code) at \(stage.rawValue), status \(status)\(request)"
    }

    public var debugDescription: String { description }

    public var customMirror: Mirror {
        Mirror(self, children: ["code": code, "status": status, "stage": stage, "requestID": requestID as Any])
    }
}
