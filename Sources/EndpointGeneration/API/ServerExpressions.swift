import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// Writes the descriptors of servers, of the session and of the API itself.
struct ServerExpressions {
    let spec: ResolvedSpec
    let words: Vocabulary
    let policies: PolicyExpressions

    private static let standardHeader = "Idempotency-Key"

    init(_ spec: ResolvedSpec, words: Vocabulary) {
        self.spec = spec
        self.words = words
        policies = PolicyExpressions(words: words)
    }

    func server(_ server: Server) -> CodeExpression {
        var arguments: [CodeExpression.Argument] = [.init(nil, .string(server.name.value))]
        server.envelope.map { arguments.append(.init("envelope", policies.envelope($0))) }
        if !server.headers.isEmpty {
            arguments.append(.init("headers", .list(server.headers.map { value($0, .commonHeader) })))
        }
        if !server.query.isEmpty {
            arguments.append(.init("query", .list(server.query.map { value($0, .commonQuery) })))
        }
        server.failure.map { arguments.append(.init("failure", failure($0))) }
        if server.idempotencyHeader != Self.standardHeader {
            arguments.append(.init("idempotencyHeader", .string(server.idempotencyHeader)))
        }
        if server.concurrency != 4 {
            arguments.append(.init("concurrency", .code(SwiftLiteral.integer(server.concurrency))))
        }
        return .call(words[.serverDescriptor], arguments)
    }

    func credential(_ credential: Credential) -> CodeExpression {
        var arguments: [CodeExpression.Argument] = [.init(nil, .string(credential.name))]
        if credential.header != "Authorization" { arguments.append(.init("header", .string(credential.header))) }
        credential.scheme.map { arguments.append(.init("scheme", .string($0))) }
        return .call(words[.credentialDescriptor], arguments)
    }

    var api: CodeExpression {
        let servers = spec.servers.map { CodeExpression.code("Servers.\(member($0.name.value))") }
        var arguments: [CodeExpression.Argument] = [
            .init(nil, .string(spec.name.value)), .init("servers", .list(servers)),
        ]
        session.map { arguments.append(.init("session", $0)) }
        if !spec.credentials.isEmpty {
            let credentials = spec.credentials.map { CodeExpression.code("Credentials.\(member($0.name))") }
            arguments.append(.init("credentials", .list(credentials)))
        }
        spec.configGate.map { arguments.append(.init("configGate", gate($0))) }
        if spec.dates != .iso8601 { arguments.append(.init("dates", .code(WireExpression.dateFormat(spec.dates)))) }
        return .call(words[.apiDescriptor], arguments)
    }

    private func value(_ value: CommonValue, _ type: StandardName) -> CodeExpression {
        let source: CodeExpression =
            switch value.source {
            case .clientVersion: .code(".clientVersion")
            case .deviceID: .code(".deviceID")
            case .channel: .code(".channel")
            case .timestampMilliseconds: .code(".timestampMilliseconds")
            case .timestampSeconds: .code(".timestampSeconds")
            case .locale: .code(".locale")
            case .timeZone: .code(".timeZone")
            case .requestID: .code(".requestID")
            case .fixed(let text): .call(".fixed", [.init(nil, .string(text))])
            case .app(let name): .call(".app", [.init(nil, .string(name))])
            }
        return .call(words[type], [.init(nil, .string(value.wire)), .init(nil, source)])
    }

    private func failure(_ failure: FailureBody) -> CodeExpression {
        var arguments: [CodeExpression.Argument] = []
        failure.code.map { arguments.append(.init("code", .string($0))) }
        failure.message.map { arguments.append(.init("message", .string($0))) }
        return .call(words[.failureDescriptor], arguments)
    }

    /// `nil` where it is all as the initialiser has it.
    private var session: CodeExpression? {
        let session = spec.session
        var arguments: [CodeExpression.Argument] = []
        func add(_ label: String, _ text: String?) {
            if let text { arguments.append(.init(label, .string(text))) }
        }
        add("header", session.header == "Authorization" ? nil : session.header)
        if session.scheme != "Bearer" {
            arguments.append(.init("scheme", session.scheme.map(CodeExpression.string) ?? .code("nil")))
        }
        add("refresh", session.refresh.map(spec.reference))
        if !session.signIn.isEmpty {
            arguments.append(.init("signIn", .strings(session.signIn.map(spec.reference))))
        }
        add("signOut", session.signOut.map(spec.reference))
        let tokens = session.tokens.first
        add("token", tokens.flatMap { $0.tokenWirePath == "token" ? nil : $0.tokenWirePath })
        add(
            "refreshToken",
            tokens.flatMap { $0.refreshTokenWirePath == "refreshToken" ? nil : $0.refreshTokenWirePath }
        )
        if session.isKeptByApp { arguments.append(.init("isKeptByApp", .code("true"))) }
        return arguments.isEmpty ? nil : .call(words[.sessionDescriptor], arguments)
    }

    private func gate(_ gate: ConfigGate) -> CodeExpression {
        var arguments: [CodeExpression.Argument] = [.init("endpoint", .string(spec.reference(to: gate.endpoint)))]
        gate.maxAge.map { arguments.append(.init("maxAge", policies.duration($0))) }
        gate.version.map { path in
            arguments.append(.init("version", .string(path.text)))
        }
        return .call(words[.configGateDescriptor], arguments)
    }

    private func member(_ name: String) -> String { NamingRules.identifier(name).member }
}
