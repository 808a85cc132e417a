import Foundation

extension Call {
    /// Opens the envelope, where there is one, and lets success codes through. Never touches the data of a refusal.
    func checkBusinessCode(of response: TransportResponse) throws -> AcceptedAnswer {
        if response.value != nil { return AcceptedAnswer(response: response, answer: nil, requestID: nil) }
        switch descriptor.kind(of: response.status) {
        case .json: return try json(response, isOptional: false)
        case .empty, .header, .outcomes: return try json(response, isOptional: true)
        case .text, .bytes, .file: return try raw(response)
        }
    }

    /// - Parameter isOptional: The body is skipped unless an envelope says something.
    private func json(_ response: TransportResponse, isOptional: Bool) throws -> AcceptedAnswer {
        let envelope = descriptor.effectiveEnvelope
        let isSuccess = (200..<300).contains(response.status)
        if isOptional, envelope == nil || !isSuccess { return accepted(response, nil) }
        let body = response.takeBody()
        let response = TransportResponse(status: response.status, headers: response.headers, body: .data(body))
        guard !body.isEmpty, descriptor.method != .head else {
            return accepted(response, nil, path: envelope?.data.wirePath ?? [])
        }
        guard let document = try? JSONCoding.document(body, userInfo: JSONCoding.userInfo(dates: api.dates)) else {
            let context = context(at: envelope == nil ? .model : .business, response)
            throw RequestError.invalidResponse("it is no JSON", context)
        }
        let root = JSONPlace(document)
        guard let envelope else { return accepted(response, root) }
        guard let opened = try open(envelope, root, body, response) else {
            throw RequestError.invalidResponse("the envelope has no code", context(at: .business, response))
        }
        return opened
    }

    /// Text, bytes and files have no envelope; one that comes in their place is read all the same.
    private func raw(_ response: TransportResponse) throws -> AcceptedAnswer {
        guard let envelope = descriptor.effectiveEnvelope, response.headers.mayBeJSON else {
            return accepted(response, nil)
        }
        let body: Data
        switch response.body {
        case .data(let data): body = data
        case .file(let url): body = TransportResponse.start(of: url)
        }
        guard body.first(where: { !$0.isJSONSpace }) == UInt8(ascii: "{"),
            let document = try? JSONCoding.document(body, userInfo: JSONCoding.userInfo(dates: api.dates)),
            JSONPlace(document).descending(envelope.code.wirePath)?.scalarText != nil
        else { return accepted(response, nil) }
        _ = response.takeBody()
        let inMemory = TransportResponse(status: response.status, headers: response.headers, body: .data(body))
        return try open(envelope, JSONPlace(document), body, inMemory, inPlace: true) ?? accepted(inMemory, nil)
    }

    /// - Returns: `nil` where there is no code.
    private func open(
        _ envelope: EnvelopeDescriptor,
        _ root: JSONPlace,
        _ body: Data,
        _ response: TransportResponse,
        inPlace: Bool = false
    ) throws -> AcceptedAnswer? {
        guard let code = root.descending(envelope.code.wirePath)?.scalarText else { return nil }
        var context = context(at: .business, response)
        let requestID = envelope.requestID.flatMap { root.descending($0.wirePath)?.scalarText }
        context.requestID = requestID ?? context.requestID
        let path = envelope.data.wirePath
        if envelope.success.contains(code) {
            let data = root.descending(path)
            return accepted(response, data, path: path, inPlace: inPlace, requestID: context.requestID)
        }
        if envelope.sessionExpired.contains(code) { throw RequestError.sessionExpired(context) }
        let refusal = Refusal(
            code: code,
            message: root.descending(envelope.message.wirePath)?.scalarText ?? "",
            status: response.status,
            stage: .business,
            requestID: context.requestID,
            endpoint: descriptor.id,
            payload: Refusal.Payload(body: RawBody(body), path: path, dates: api.dates)
        )
        throw E.Failure(name: E.Failure.names.codes[code], refusal: refusal)
    }

    private func accepted(
        _ response: TransportResponse,
        _ place: JSONPlace?,
        path: [String] = [],
        inPlace: Bool = false,
        requestID: String? = nil
    ) -> AcceptedAnswer {
        var context = context(at: .model, response)
        context.requestID = requestID ?? context.requestID
        let answer = Answer(
            status: response.status,
            headers: response.headers,
            body: response.body,
            place: place,
            path: path,
            isEnvelopeInPlace: inPlace,
            context: context,
            dates: api.dates
        )
        return AcceptedAnswer(response: response, answer: answer, requestID: context.requestID)
    }
}

extension HTTPFields {
    /// Whether the body says it is JSON, or says nothing.
    fileprivate var mayBeJSON: Bool {
        guard let type = self["Content-Type"]?.split(separator: ";").first else { return true }
        let name = type.trimmingCharacters(in: .whitespaces).lowercased()
        return name.hasSuffix("/json") || name.hasSuffix("+json")
    }
}

extension UInt8 {
    fileprivate var isJSONSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
