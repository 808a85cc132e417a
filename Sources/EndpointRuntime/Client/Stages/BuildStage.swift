import Foundation

extension Call {
    /// Has the endpoint write its parameters and body.
    ///
    /// - Throws: ``RequestError/invalidRequest(_:_:)``; whatever else an endpoint throws is turned into it.
    func build() throws -> Draft {
        let builder = try written()
        let body = try builder.preparedBody()
        return Draft(builder: builder, headers: builder.headers, query: builder.queryItems, body: body)
    }

    /// What the endpoint writes, its body not yet laid out.
    func written() throws -> RequestBuilder {
        var builder = RequestBuilder(dates: api.dates)
        do {
            try endpoint.encode(to: &builder)
        } catch let error as EncodingError {
            throw RequestError.invalidRequest(error.place, .build)
        }
        if let address = options.address { builder.follow(address) }
        return builder
    }

    /// Joins the server's base, path and query, and closes the draft.
    func assemble(_ draft: Draft) throws -> TransportRequest {
        var request = TransportRequest(
            endpoint: isRaw ? nil : endpoint,
            method: descriptor.method,
            url: try url(of: draft),
            headers: draft.headers,
            body: draft.body.content,
            savesBody: descriptor.answer.mayBeFile,
            followsRedirects: descriptor.followsRedirects,
            credentialHeaders: draft.credentialHeaders,
            idle: idleLimit,
            progress: options.progress
        )
        request.abandonment = abandonment
        return request
    }

    /// Base, path and query.
    func url(of draft: Draft) throws -> URL {
        let builder = draft.builder
        if let target = builder.target { return try URLAssembly.url(target, query: draft.query) }
        let server = descriptor.server.name
        let place = entry?.place ?? client.environments.place
        guard let base = place.base(of: server) else {
            throw RequestError.invalidRequest(
                "server '\(server)' has no base in environment '\(place.environment.name)'",
                .build
            )
        }
        let path = try URLAssembly.path(descriptor.path, builder.pathValues)
        return try URLAssembly.url(base: base, path: path, query: draft.query)
    }

    /// The transport's own silence limit must not outlast an attempt, so that what is given up ends there too.
    private var idleLimit: Duration? {
        guard let timeout = descriptor.timeout else { return nil }
        return timeout.idle ?? timeout.attempt
    }
}

extension AnswerKind {
    /// Whether some status of it is a file; bodies are then saved, and read back where they are none.
    var mayBeFile: Bool {
        switch self {
        case .file: true
        case .outcomes(let outcomes): outcomes.values.contains { $0.mayBeFile }
        default: false
        }
    }
}

extension EncodingError {
    /// Where it failed, without the value.
    fileprivate var place: String {
        guard case .invalidValue(_, let context) = self else { return "a value cannot be written" }
        let path = context.codingPath.dotted
        return path.isEmpty ? "the body cannot be written" : "'\(path)' cannot be written"
    }
}
