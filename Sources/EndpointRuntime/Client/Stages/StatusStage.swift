import Foundation

extension Call {
    /// Lets successes through; a status that the spec names, or whose body has the declared form, is a refusal.
    func checkStatus(of response: TransportResponse) throws {
        if response.value != nil { return }
        let status = response.status
        guard !descriptor.accepts(status) else { return }
        let body = response.takeBody()
        let context = context(at: .status, response, body)
        if status == 401, descriptor.auth == .session || descriptor.auth == .optional {
            throw RequestError.sessionExpired(context)
        }
        if let refusal = refusal(status, body, context) { throw refusal }
        throw RequestError.unacceptableStatus(status, context)
    }

    private func refusal(_ status: Int, _ body: Data, _ context: FailureContext) -> E.Failure? {
        let said = descriptor.server.failure?.read(body, dates: api.dates)
        let byCode = said?.code.flatMap { E.Failure.names.codes[$0] }
        let byStatus = descriptor.statusErrors[status] ?? E.Failure.names.statuses[status]
        guard said != nil || byStatus != nil else { return nil }
        let refusal = Refusal(
            code: said?.code ?? String(status),
            message: said?.message ?? "",
            status: status,
            stage: .status,
            requestID: context.requestID,
            endpoint: descriptor.id,
            payload: Refusal.Payload(body: RawBody(body), path: [], dates: api.dates)
        )
        return E.Failure(name: byCode ?? byStatus, refusal: refusal)
    }

    /// - Parameter body: What is kept for whoever wants to look; nothing for refusals, which keep it themselves.
    func context(at stage: FailureStage, _ response: TransportResponse, _ body: Data? = nil) -> FailureContext {
        FailureContext(
            endpoint: descriptor.id,
            stage: stage,
            status: response.status,
            requestID: response.headers["X-Request-ID"],
            body: body.map { RawBody($0.prefix(65_536)) }
        )
    }
}

extension FailureDescriptor {
    /// Code and message of a body; `nil` for a body that is not of the declared form.
    fileprivate func read(_ body: Data, dates: DateFormat) -> (code: String?, message: String?)? {
        guard !body.isEmpty,
            let document = try? JSONCoding.document(body, userInfo: JSONCoding.userInfo(dates: dates))
        else { return nil }
        let place = JSONPlace(document)
        guard place.isObject else { return nil }
        let code = code.flatMap { place.descending($0.wirePath)?.scalarText }
        let message = message.flatMap { place.descending($0.wirePath)?.scalarText }
        let isDeclared = self.code != nil || self.message != nil
        return isDeclared && code == nil && message == nil ? nil : (code, message)
    }
}

extension TransportResponse {
    /// The start of the body, at most 1 MiB; a saved one is removed.
    func takeBody() -> Data {
        switch body {
        case .data(let data): return data
        case .file(let url):
            defer { TemporaryFile.remove(url) }
            return TransportResponse.start(of: url)
        }
    }

    /// At most 1 MiB of a file; nothing of one that cannot be read.
    static func start(of url: URL) -> Data {
        guard let handle = try? FileHandle(forReadingFrom: url) else { return Data() }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: 1 << 20)) ?? Data()
    }
}
