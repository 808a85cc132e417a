import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

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
    var expression: CodeExpression {
        var arguments: [CodeExpression.Argument] = [
            .init(nil, .string(names.spec.reference(to: endpoint.id))),
            .init(nil, .code("." + endpoint.method.rawValue.lowercased())),
            .init(nil, .string(path)),
            .init("server", .code("\(apiType).Servers.\(member(spec.servers[endpoint.server].name.value))")),
        ]
        addPolicies(to: &arguments)
        addAnswer(to: &arguments)
        endpoint.paging.map { arguments.append(.init("paging", policies.paging($0))) }
        endpoint.batch.map { arguments.append(.init("batch", policies.batch($0))) }
        return .call(words[.endpointDescriptor], arguments)
    }

    private var path: String {
        if case .path(let path) = endpoint.target { path.value } else { "" }
    }

    private func addPolicies(to arguments: inout [CodeExpression.Argument]) {
        let chosen = endpoint.policies
        func add(_ label: String, _ value: CodeExpression?) {
            if let value { arguments.append(.init(label, value)) }
        }
        add("auth", chosen.auth == .none ? nil : authentication(chosen.auth))
        add("timeout", chosen.timeout.map { reference($0.name, in: "Timeouts") ?? policies.timeout($0.value) })
        add("retry", chosen.retry.map { reference($0.name, in: "Retries") ?? policies.retry($0.value) })
        add("idempotency", policies.idempotency(chosen.idempotency))
        add("idempotencyHeader", idempotencyHeader)
        add("inFlight", policies.inFlight(chosen.inFlight))
        add("cache", chosen.cache.map(policies.cache))
        add("configGate", chosen.waitsForConfiguration ? .code(".required") : nil)
        add("priority", chosen.priority == .normal ? nil : .code("." + chosen.priority.rawValue))
        add("progress", chosen.reportsProgress ? .code("true") : nil)
        add("log", policies.log(chosen.log))
        add("sign", chosen.sign.map(CodeExpression.string))
        add("envelope", chosen.hasServerEnvelope ? nil : policies.envelopeRule(chosen.envelope))
    }

    private func addAnswer(to arguments: inout [CodeExpression.Argument]) {
        let response = endpoint.response
        if let answer = AnswerKindExpression(response).expression { arguments.append(.init("answer", answer)) }
        if !response.status.isEmpty {
            arguments.append(.init("status", .list(response.status.map { .code($0.literal) })))
        }
        if response.status.contains(where: \.isRedirect) {
            arguments.append(.init("followsRedirects", .code("false")))
        }
        if !statusErrors.isEmpty {
            let entries = statusErrors.map { CodeExpression.Entry(key: "\($0.status)", value: .string($0.name)) }
            arguments.append(.init("statusErrors", .dictionary(entries)))
        }
    }

    private func authentication(_ authentication: Authentication) -> CodeExpression {
        switch authentication {
        case .none: .code(".none")
        case .session: .code(".session")
        case .optional: .code(".optional")
        case .basic: .code(".basic")
        case .credential(let name): .code(".credential(\(apiType).Credentials.\(member(name)))")
        }
    }

    /// Only where an endpoint is keyed by a header other than its server's.
    private var idempotencyHeader: CodeExpression? {
        let header = endpoint.policies.idempotencyHeader
        guard case .key = endpoint.policies.idempotency, header != spec.servers[endpoint.server].idempotencyHeader
        else { return nil }
        return .string(header)
    }

    private func reference(_ name: String?, in group: String) -> CodeExpression? {
        name.map { .code("\(apiType).\(group).\(member($0))") }
    }

    private func member(_ name: String) -> String { NamingRules.identifier(name).member }
}

extension ResolvedSpec {
    /// `voiceRooms.join`: an endpoint as specs refer to it.
    func reference(to id: EndpointID) -> String {
        NamingRules.lowerCamel(modules[id.module].name.value) + "." + self[id].name.value
    }
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
