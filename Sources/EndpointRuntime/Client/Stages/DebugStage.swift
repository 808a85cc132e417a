import Foundation

extension Call {
    /// Delays the attempt, or answers in the server's place, where the app's debug options say so.
    ///
    /// - Returns: `nil`: it is to be sent.
    func debugged() async throws -> TransportResponse? {
        guard let debug = client.debug else { return nil }
        if let delay = debug.delay(of: descriptor.id) { try await client.flow.timeline.sleep(delay) }
        guard let failure = debug.takeFailure(of: descriptor.id) else { return nil }
        switch failure {
        case .unreachable(let reason): throw TransportError.unreachable(reason)
        case .status(let status): return TransportResponse(status: status)
        case .refusal(let code, let message): return try refused(code, message)
        case .invalidRequest: throw RequestError.invalidRequest(Self.forced, .build)
        case .invalidResponse: throw TransportError.invalidResponse(Self.forced)
        case .decodingFailed:
            throw RequestError.decodingFailed(DecodingProblem(path: "", kind: .invalid), at(.model))
        case .sessionExpired: throw RequestError.sessionExpired(at(.status))
        case .configUnavailable: throw RequestError.configUnavailable(nil, at(.gate))
        case .duplicateSubmission: throw RequestError.duplicateSubmission(at(.sharing))
        case .storage: throw TransportError.storage(Self.forced)
        }
    }

    private static var forced: String { "a debug option says so" }

    private func at(_ stage: FailureStage) -> FailureContext { FailureContext(endpoint: descriptor.id, stage: stage) }

    /// A server that has neither envelope nor failure body cannot say a code; the module's failure says it then.
    private func refused(_ code: String, _ message: String) throws -> TransportResponse {
        if let envelope = descriptor.effectiveEnvelope {
            return try said([(envelope.code, code), (envelope.message, message)], status: 200)
        }
        guard let failure = descriptor.server.failure, failure.code != nil else {
            throw E.Failure.other(code: code, message: message)
        }
        return try said([(failure.code, code), (failure.message, message)], status: 400)
    }

    private func said(_ texts: [(path: String?, text: String)], status: Int) throws -> TransportResponse {
        var body = JSONValue.object([:])
        for (path, text) in texts {
            if let path { body = body.setting(text, at: path.wirePath[...]) }
        }
        return TransportResponse(
            status: status,
            headers: ["Content-Type": "application/json"],
            body: .data(try JSONCoding.data(body, userInfo: [:]))
        )
    }
}

extension JSONValue {
    fileprivate func setting(_ text: String, at path: ArraySlice<String>) -> JSONValue {
        guard let name = path.first else { return .string(text) }
        var object = self
        object[name] = (self[name] ?? .object([:])).setting(text, at: path.dropFirst())
        return object
    }
}
