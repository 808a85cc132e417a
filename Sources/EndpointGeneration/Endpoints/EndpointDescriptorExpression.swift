import EndpointDiagnostics
import EndpointNaming
import EndpointSpec
import EndpointText

/// Writes an endpoint's descriptor: method, path and every policy that differs from the initialiser's default.
struct EndpointDescriptorExpression {
    let names: SwiftNames
    let words: Vocabulary
    let policies: PolicyExpressions
    private let apiType: String
    private let endpoint: Endpoint
    private let statusErrors: [StatusError]
    private var spec: ResolvedSpec { names.spec }

    /// - Parameter statusErrors: Where it differs from its module's table.
    init(_ endpoint: Endpoint, names: SwiftNames, words: Vocabulary, statusErrors: [StatusError]) {
        self.statusErrors = statusErrors
        self.names = names
        self.words = words
        self.endpoint = endpoint
        policies = PolicyExpressions(words: words)
        apiType = names.apiType(in: .endpoint(endpoint.id))
    }

    /// `EndpointDescriptor(…)`.
    func expression(in draft: Draft) -> ExpressionText {
        let call = ExpressionText(in: draft)
        call.openCall(words[.endpointDescriptor])
        call.next(literal: names.reference(to: endpoint.id))
        call.next(code: endpoint.method.memberName)
        call.next(literal: path)
        addReference("server", spec.servers[endpoint.server].name.value, in: ".Servers.", to: call)
        addPolicies(to: call)
        addAnswer(to: call)
        if let paging = endpoint.paging { add("paging", policies.paging(paging), to: call) }
        if let batch = endpoint.batch { add("batch", policies.batch(batch), to: call) }
        call.closeCall()
        return call
    }

    private var path: String {
        if case .path(let path) = endpoint.target { path.value } else { "" }
    }

    private func add(_ label: String, _ value: CodeExpression?, to call: ExpressionText) {
        guard let value else { return }
        call.next(label)
        value.write(to: call)
    }

    /// `label: API.Servers.name`.
    private func addReference(_ label: String, _ name: String, in group: String, to call: ExpressionText) {
        call.next(label)
        call.text.add(apiType)
        call.text.add(group)
        call.text.add(NamingRules.identifier(name).member)
    }

    private func addPolicies(to call: ExpressionText) {
        let chosen = endpoint.policies
        addAuthentication(chosen.auth, to: call)
        if let timeout = chosen.timeout {
            if let name = timeout.name {
                addReference("timeout", name, in: ".Timeouts.", to: call)
            } else {
                add("timeout", policies.timeout(timeout.value), to: call)
            }
        }
        if let retry = chosen.retry {
            if let name = retry.name {
                addReference("retry", name, in: ".Retries.", to: call)
            } else {
                add("retry", policies.retry(retry.value), to: call)
            }
        }
        add("idempotency", policies.idempotency(chosen.idempotency), to: call)
        add("idempotencyHeader", idempotencyHeader, to: call)
        add("inFlight", policies.inFlight(chosen.inFlight), to: call)
        add("cache", chosen.cache.map(policies.cache), to: call)
        if chosen.waitsForConfiguration { call.next("configGate", code: ".required") }
        if chosen.priority != .normal { call.next("priority", code: "." + chosen.priority.rawValue) }
        if chosen.reportsProgress { call.next("progress", code: "true") }
        add("log", policies.log(chosen.log), to: call)
        if let signer = chosen.sign { call.next("sign", literal: signer) }
        if !chosen.hasServerEnvelope { add("envelope", policies.envelopeRule(chosen.envelope), to: call) }
    }

    private func addAnswer(to call: ExpressionText) {
        let response = endpoint.response
        add("answer", AnswerKindExpression(response).expression, to: call)
        if !response.status.isEmpty {
            add("status", .list(response.status.map { .code($0.literal) }), to: call)
        }
        if response.status.contains(where: \.isRedirect) { call.next("followsRedirects", code: "false") }
        if !statusErrors.isEmpty {
            let entries = statusErrors.map { CodeExpression.Entry(key: "\($0.status)", value: .string($0.name)) }
            add("statusErrors", .dictionary(entries), to: call)
        }
    }

    private func addAuthentication(_ authentication: Authentication, to call: ExpressionText) {
        switch authentication {
        case .none: break
        case .session: call.next("auth", code: ".session")
        case .optional: call.next("auth", code: ".optional")
        case .basic: call.next("auth", code: ".basic")
        case .credential(let name):
            let member = NamingRules.identifier(name).member
            call.next("auth", code: ".credential(\(apiType).Credentials.\(member))")
        }
    }

    /// Only where an endpoint is keyed by a header other than its server's.
    private var idempotencyHeader: CodeExpression? {
        let header = endpoint.policies.idempotencyHeader
        guard case .key = endpoint.policies.idempotency, header != spec.servers[endpoint.server].idempotencyHeader
        else { return nil }
        return .string(header)
    }
}

extension ResolvedSpec {
    /// `voiceRooms.join`: an endpoint as specs refer to it.
    func reference(to id: EndpointID) -> String {
        NamingRules.lowerCamel(modules[id.module].name.value) + "." + self[id].name.value
    }
}

extension HTTPMethod {
    /// `.get`
    fileprivate var memberName: String { "." + rawValue.lowercased() }
}

extension StatusPattern {
    /// As an element of a `[StatusPattern]`.
    var literal: String {
        switch self {
        case .exact(let status): "\(status)"
        case .range(let hundreds): ".range(\(hundreds))"
        }
    }

    /// As a pattern that a status is matched with.
    var casePattern: String {
        switch self {
        case .exact(let status): "\(status)"
        case .range(let hundreds): "\(hundreds)00...\(hundreds)99"
        }
    }

    var isRedirect: Bool {
        switch self {
        case .exact(let status): (300..<400).contains(status)
        case .range(let hundreds): hundreds == 3
        }
    }
}

extension CodeExpression {
    /// A string literal.
    static func string(_ text: String) -> CodeExpression { .code(SwiftLiteral.string(text)) }

    /// A list of string literals.
    static func strings(_ texts: [String]) -> CodeExpression { .list(texts.map(CodeExpression.string)) }
}
