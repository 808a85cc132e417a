import Foundation

extension Call {
    /// Passes the answer on through status and business code, and tells observers of one that does not get through.
    func examine(_ response: TransportResponse) throws -> AcceptedAnswer {
        guard let trace else {
            try checkStatus(of: response)
            return try checkBusinessCode(of: response)
        }
        trace.arrived(response)
        do {
            try checkStatus(of: response)
            trace.lap(.status)
            let accepted = try checkBusinessCode(of: response)
            trace.lap(.business)
            return accepted
        } catch {
            received(response, nil, requestID: (error as? any EndpointFailure)?.requestID)
            throw error
        }
    }

    /// Makes the result, and tells observers of the answer.
    func result<Value>(
        of answer: AcceptedAnswer,
        _ model: (AcceptedAnswer, Call<E>) throws -> Value
    ) throws -> Value {
        guard let trace else { return try model(answer, self) }
        defer {
            trace.lap(.model)
            received(answer.response, answer.answer?.place, requestID: answer.requestID)
        }
        return try model(answer, self)
    }

    /// Tells observers what goes out.
    func willSend(_ request: TransportRequest, _ draft: Draft) {
        guard let trace else { return }
        let redaction = Redaction(api, descriptor)
        let sent = SentRequest(
            method: request.method,
            server: descriptor.server.name,
            environment: entry?.place.environment.name ?? "",
            path: descriptor.path,
            query: redaction.query(of: request.url),
            headers: redaction.headers(request.headers, credentials: request.credentialHeaders),
            body: redaction.body(of: request),
            bytes: request.body.byteCount
        )
        trace.willSend(sent, requestID: requestID(in: request, draft))
    }

    private func received(_ response: TransportResponse, _ place: JSONPlace?, requestID: String?) {
        let redaction = Redaction(api, descriptor)
        trace?.received(
            response.status,
            headers: redaction.headers(response.headers, credentials: []),
            response: redaction.response(place),
            requestID: requestID
        )
    }

    /// What the server's `requestID` source made for this request.
    private func requestID(in request: TransportRequest, _ draft: Draft) -> String? {
        let server = descriptor.server
        if let header = server.headers.first(where: { $0.source == .requestID }) { return request.headers[header.name] }
        guard let item = server.query.first(where: { $0.source == .requestID }) else { return nil }
        return draft.query.last { $0.name == item.name }?.value
    }
}

extension TransportBody {
    /// `nil` where a file cannot be asked.
    fileprivate var byteCount: Int64? {
        switch self {
        case .none: 0
        case .data(let data): Int64(data.count)
        case .file(let url): url.fileSize
        }
    }
}
