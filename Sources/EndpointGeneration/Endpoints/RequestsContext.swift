import EndpointDiagnostics
import EndpointNaming
import EndpointSpec
import EndpointTemplating

/// What the template `requests` prints: the request methods of one module that a file holds.
struct RequestsContext: TemplateContext {
    var words: Vocabulary
    var access: String
    var requests: String
    var methods: [RequestMethodContext]

    static let shape: ContextShape<Self> = [
        "words": { .context($0.words) },
        "access": { .text($0.access) },
        "requests": { .text($0.requests) },
        "methods": { .list($0.methods) },
    ]
}

/// A request method.
struct RequestMethodContext: TemplateContext {
    /// Between two methods stands an empty line.
    var isFirst: Bool
    var documentation: [String]
    /// Lines.
    var attribute: [String]
    /// Lines of the head, with access and opening brace.
    var head: [String]
    var body: [String]

    static let shape: ContextShape<Self> = [
        "isFirst": { .bool($0.isFirst) },
        "documentation": { .texts($0.documentation) },
        "attribute": { .texts($0.attribute) },
        "head": { .texts($0.head) },
        "body": { .texts($0.body) },
    ]
}

/// Makes the contexts of request methods.
struct RequestsContexts {
    let names: SwiftNames
    let access: String
    private let words: Vocabulary
    private var spec: ResolvedSpec { names.spec }

    init(names: SwiftNames, access: AccessLevel) {
        self.names = names
        self.access = AccessModifier(access).prefix
        words = names.vocabulary(in: .file)
    }

    /// One for each module that the endpoints belong to or, before they were renamed, belonged to.
    func contexts(for endpoints: [EndpointFacts]) -> [RequestsContext] {
        var methods: [Int: [RequestMethodContext]] = [:]
        var order: [Int] = []
        func add(_ method: RequestMethodContext, to module: Int) {
            if methods[module] == nil { order.append(module) }
            var method = method
            method.isFirst = methods[module] == nil
            methods[module, default: []].append(method)
        }
        for facts in endpoints {
            add(method(for: facts), to: facts.endpoint.id.module)
            for reference in facts.endpoint.renamedFrom {
                guard let former = FormerEndpoint(reference.value, in: names), let module = former.module else {
                    continue
                }
                add(self.former(former, of: facts), to: module)
            }
        }
        return order.map { module in
            RequestsContext(
                words: words,
                access: access,
                requests: names.requestsType(module),
                methods: methods[module] ?? []
            )
        }
    }

    private func method(for facts: EndpointFacts) -> RequestMethodContext {
        let endpoint = facts.endpoint
        return RequestMethodContext(
            isFirst: false,
            documentation: documentation(of: endpoint, facts.parameters),
            attribute: DeprecationAttribute.lines(endpoint.documentation.deprecation, indentation: 4),
            head: head(endpoint.name.value, of: facts),
            body: send(endpoint, facts.parameters).lines(after: "try await ", column: 8)
        )
    }

    /// The method under its former name, which calls the one of today.
    private func former(_ former: FormerEndpoint, of facts: EndpointFacts) -> RequestMethodContext {
        let endpoint = facts.endpoint
        return RequestMethodContext(
            isFirst: false,
            documentation: DocComment(indentation: 4).lines(paragraphs: [
                "The former name of ``\(endpoint.name.value)``."
            ]),
            attribute: former.module == endpoint.id.module
                ? DeprecationAttribute.lines(renamedTo: endpoint.name.value, indentation: 4)
                : DeprecationAttribute.lines(.use(spec.reference(to: endpoint.id), at: endpoint.range), indentation: 4),
            head: head(former.endpoint, of: facts),
            body: send(endpoint, facts.parameters).lines(after: "try await ", column: 8)
        )
    }

    private func documentation(of endpoint: Endpoint, _ parameters: [EndpointParameter]) -> [String] {
        let comment = DocComment(indentation: 4)
        var lines = comment.lines(endpoint.documentation)
        if lines.isEmpty { lines = [endpoint.requestLine] }
        let described = parameters.compactMap { parameter in
            parameter.documentation.description.map { (parameter.identifier.name, $0.value) }
        }
        guard !described.isEmpty else { return lines }
        lines += ["///", "/// - Parameters:"]
        for (name, text) in described {
            let words = text.onOneLine
            lines.append("///   - \(name): \(words)")
        }
        return lines
    }

    private func head(_ name: String, of facts: EndpointFacts) -> [String] {
        let endpoint = facts.endpoint
        var declarations = facts.parameters.map(\.outerDeclaration)
        if endpoint.takesKey { declarations.append("idempotencyKey: \(words[.string])? = nil") }
        if endpoint.policies.reportsProgress { declarations.append("progress: \(words[.progressHandler])? = nil") }
        let result = facts.response.outerType.map { " -> " + $0 } ?? ""
        return SignatureLayout.lines(
            prefix: "\(access)func \(NamingRules.identifier(name).declaration)",
            parameters: declarations,
            suffix: " async throws\(result) {",
            indentation: 4
        )
    }

    private func send(_ endpoint: Endpoint, _ parameters: [EndpointParameter]) -> CodeExpression {
        let value = CodeExpression.call(
            names.endpointType(endpoint.id),
            parameters.map { .init($0.identifier.argumentLabel, .code($0.identifier.local)) }
        )
        var options: [CodeExpression.Argument] = []
        if endpoint.takesKey { options.append(.init("idempotencyKey", .code("idempotencyKey"))) }
        if endpoint.policies.reportsProgress { options.append(.init("progress", .code("progress"))) }
        let isHidden = parameters.contains { $0.identifier.name == "client" }
        return .call(
            isHidden ? "self.client.send" : "client.send",
            [.init(nil, value)] + (options.isEmpty ? [] : [.init("options", .call(words[.requestOptions], options))])
        )
    }
}

extension Deprecation {
    /// Points to another endpoint.
    fileprivate static func use(_ reference: String, at range: SourceRange) -> Deprecation {
        var deprecation = Deprecation(range: range)
        deprecation.replacedBy = Located(reference, at: range)
        return deprecation
    }
}

extension Endpoint {
    /// Callers may give the idempotency key.
    var takesKey: Bool { policies.idempotency == .key }
}
