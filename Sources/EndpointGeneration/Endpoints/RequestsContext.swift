import EndpointDiagnostics
import EndpointNaming
import EndpointSpec
import EndpointTemplating
import EndpointText

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
    var documentation: BufferedLines
    /// Lines.
    var attribute: BufferedLines
    /// Lines of the head, with access and opening brace.
    var head: BufferedLines
    var body: BufferedLines

    static let shape: ContextShape<Self> = [
        "isFirst": { .bool($0.isFirst) },
        "documentation": { .lines($0.documentation) },
        "attribute": { .lines($0.attribute) },
        "head": { .lines($0.head) },
        "body": { .lines($0.body) },
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
            documentation: documentation(of: facts),
            attribute: facts.draft.text.lines(
                DeprecationAttribute.lines(endpoint.documentation.deprecation, indentation: 4)
            ),
            head: head(endpoint.name.value, of: facts),
            body: send(facts)
        )
    }

    /// The method under its former name, which calls the one of today.
    private func former(_ former: FormerEndpoint, of facts: EndpointFacts) -> RequestMethodContext {
        let endpoint = facts.endpoint
        let attribute =
            former.module == endpoint.id.module
            ? DeprecationAttribute.lines(renamedTo: endpoint.name.value, indentation: 4)
            : DeprecationAttribute.lines(.use(names.reference(to: endpoint.id), at: endpoint.range), indentation: 4)
        let documentation = DocComment(indentation: 4)
            .lines(paragraphs: ["The former name of ``\(endpoint.name.value)``."])
        return RequestMethodContext(
            isFirst: false,
            documentation: facts.draft.text.lines(documentation),
            attribute: facts.draft.text.lines(attribute),
            head: head(former.endpoint, of: facts),
            body: send(facts)
        )
    }

    private func documentation(of facts: EndpointFacts) -> BufferedLines {
        let text = facts.draft.text
        let start = text.count
        if !DocComment(indentation: 4).add(facts.endpoint.boxedDocumentation, to: facts.draft) {
            facts.endpoint.addRequestLine(to: text)
        }
        var isFirst = true
        for index in facts.parameters.indices where facts.parameters[index].documentation.isGiven {
            let parameter = facts.parameters[index]
            guard let description = parameter.documentation.wrappedValue.description?.value else { continue }
            if isFirst {
                text.addLine("///")
                text.addLine("/// - Parameters:")
            }
            isFirst = false
            text.addLine("///   - \(parameter.identifier.name): \(description.onOneLine)")
        }
        return text.lines(from: start)
    }

    private func head(_ name: String, of facts: EndpointFacts) -> BufferedLines {
        let endpoint = facts.endpoint
        let text = facts.draft.text
        func stored(_ parts: String...) -> BufferedText {
            let start = text.count
            for part in parts { text.add(part) }
            return text.text(from: start)
        }
        var declarations = facts.parameters.map(\.outerDeclaration)
        if endpoint.takesKey { declarations.append(stored("idempotencyKey: ", words[.string], "? = nil")) }
        if endpoint.policies.reportsProgress {
            declarations.append(stored("progress: ", words[.progressHandler], "? = nil"))
        }
        let prefix = stored(access, "func ", NamingRules.identifier(name).declaration)
        let suffixStart = text.count
        text.add(" async throws")
        if let type = facts.response.outerType {
            text.add(" -> ")
            text.add(type)
        }
        text.add(" {")
        let suffix = text.text(from: suffixStart)
        let start = text.count
        SignatureLayout.add(
            prefix: prefix,
            parameters: declarations,
            suffix: suffix,
            indentation: 4,
            to: facts.draft
        )
        return text.lines(from: start)
    }

    private func send(_ facts: EndpointFacts) -> BufferedLines {
        let endpoint = facts.endpoint
        let start = facts.draft.text.count
        let call = ExpressionText(in: facts.draft)
        var isHidden = false
        for index in facts.parameters.indices where facts.parameters[index].identifier.name == "client" {
            isHidden = true
        }
        call.openCall(isHidden ? "self.client.send" : "client.send")
        call.next()
        call.openCall(facts.typeName)
        for index in facts.parameters.indices {
            let identifier = facts.parameters[index].identifier
            call.next(identifier.argumentLabel, code: identifier.local)
        }
        call.closeCall()
        if endpoint.takesKey || endpoint.policies.reportsProgress {
            call.next("options")
            call.openCall(words[.requestOptions])
            if endpoint.takesKey { call.next("idempotencyKey", code: "idempotencyKey") }
            if endpoint.policies.reportsProgress { call.next("progress", code: "progress") }
            call.closeCall()
        }
        call.closeCall()
        call.addLines(after: "try await ", column: 8)
        return facts.draft.text.lines(from: start)
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
