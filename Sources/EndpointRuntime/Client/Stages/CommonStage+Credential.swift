import Foundation

extension Call {
    /// Adds the credential that the endpoint asks for, always in a header. One that the endpoint sets itself stays.
    func addCredential(to draft: inout Draft) async throws {
        guard let (header, value) = try await credential() else { return }
        try HeaderText.check(header, value)
        draft.credentialHeaders.append(header)
        if !draft.headers.contains(header) { draft.headers.append(header, value) }
    }

    private func credential() async throws -> (header: String, value: String)? {
        let store = client.credentials
        switch descriptor.auth {
        case .none: return nil
        case .optional: return try await session().map(sessionHeader)
        case .session:
            guard let session = try await session() else {
                throw RequestError.sessionExpired(FailureContext(stage: .session))
            }
            return sessionHeader(session)
        case .basic:
            guard let basic = try await read({ try await store.basic() }) else { throw lacking("for HTTP basic") }
            return ("Authorization", basic.headerValue)
        case .credential(let descriptor):
            guard let text = try await read({ try await store.credential(named: descriptor.name) }) else {
                throw lacking("'\(descriptor.name)'")
            }
            return (descriptor.header, headerValue(descriptor.scheme, text))
        }
    }

    /// Remembers it, for the answer may be that it has expired.
    private func session() async throws -> SessionCredential? {
        let signIn = client.sessionKeeper.signIns.withLock { $0 }
        let session = try await read { try await client.credentials.session() }
        sentSession?.withLock { $0 = session.map { SentSession(credential: $0, signIn: signIn) } }
        return session
    }

    private func sessionHeader(_ session: SessionCredential) -> (header: String, value: String) {
        (api.session.header, headerValue(api.session.scheme, session.token))
    }

    private func headerValue(_ scheme: String?, _ credential: String) -> String {
        scheme.map { "\($0) \(credential)" } ?? credential
    }

    private func lacking(_ what: String) -> RequestError {
        .invalidRequest("the app supplies no credential \(what)", .build)
    }

    /// Errors of the app's store are not printed: they may hold what it stores.
    private func read<Value>(_ value: () async throws -> Value) async throws -> Value {
        do {
            return try await value()
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw RequestError.storage("the credential store cannot be read", FailureContext(stage: .session))
        }
    }
}

extension BasicCredential {
    /// RFC 7617: in UTF-8.
    fileprivate var headerValue: String { "Basic \(Data("\(user):\(password)".utf8).base64EncodedString())" }
}
