import Foundation

extension Call {
    /// Adds what every request to the server carries, and the credential.
    ///
    /// The endpoint's own headers and parameters go before common ones of the same name.
    func addCommon(to draft: inout Draft) async throws {
        let server = descriptor.server
        for header in server.headers where !draft.headers.contains(header.name) && !draft.omits(header.name) {
            guard let value = try value(of: header) else { continue }
            try HeaderText.check(header.name, value)
            draft.headers.append(header.name, value)
        }
        let given = options.address?.queryNames ?? []
        for parameter in server.query
        where !draft.query.contains(where: { $0.name == parameter.name }) && !given.contains(parameter.name) {
            if let value = try value(of: parameter) { draft.query.append(QueryItem(parameter.name, value)) }
        }
        if let contentType = draft.body.contentType, !draft.headers.contains("Content-Type") {
            try HeaderText.check("Content-Type", contentType)
            draft.headers.append("Content-Type", contentType)
        }
        try addIdempotencyKey(to: &draft)
        try await addCredential(to: &draft)
    }

    private func value(of parameter: CommonParameter) throws -> String? {
        let app = client.app
        switch parameter.source {
        case .clientVersion: return app.clientVersion
        case .deviceID: return app.deviceID
        case .channel: return app.channel
        case .locale: return app.locale()
        case .timeZone: return app.timeZone()
        case .requestID: return UUID().uuidString
        case .timestampMilliseconds: return DateFormat.epochMilliseconds.text(from: app.now())
        case .timestampSeconds: return DateFormat.epochSeconds.text(from: app.now())
        case .fixed(let text): return text
        case .app(let name):
            guard let value = app.values[name] else {
                throw RequestError.invalidRequest("the app supplies no value '\(name)' for '\(parameter.name)'", .build)
            }
            return value()
        }
    }

    private func addIdempotencyKey(to draft: inout Draft) throws {
        switch descriptor.idempotency {
        case .key, .field: break
        case .none, .safe, .idempotent: return
        }
        guard let key = draft.builder.idempotencyKey ?? idempotencyKey else { return }
        let name = descriptor.idempotencyHeader ?? descriptor.server.idempotencyHeader ?? api.idempotencyHeader
        try HeaderText.check(name, key)
        draft.headers[name] = key
    }
}

extension Draft {
    fileprivate func omits(_ header: String) -> Bool {
        builder.omittedHeaders.contains { $0.equalsIgnoringCase(header) }
    }
}

extension URL {
    /// Names of the parameters behind the `?`, decoded.
    fileprivate var queryNames: Set<String> {
        let text = URLComponents(url: self, resolvingAgainstBaseURL: true)?.percentEncodedQuery ?? ""
        let names = text.split(separator: "&").map { String($0.prefix { $0 != "=" }) }
        return Set(names.map { $0.removingPercentEncoding ?? $0 })
    }
}
