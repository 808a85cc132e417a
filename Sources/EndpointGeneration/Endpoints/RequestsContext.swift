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
            if facts.paging != nil { add(pages(of: facts), to: facts.endpoint.id.module) }
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
            attribute: facts.draft.text.lines(attribute(of: facts)),
            head: head(endpoint.name.value, of: facts),
            body: send(facts)
        )
    }

    private func attribute(of facts: EndpointFacts) -> [String] {
        let deprecation = facts.endpoint.documentation.deprecation
        if deprecation == nil, let path = batch(of: facts)?.deprecatedPath {
            return DeprecationAttribute.lines(message: "It uses '\(path)', which is deprecated.", indentation: 4)
        }
        return DeprecationAttribute.lines(deprecation, indentation: 4)
    }

    /// The method that gives the pages of a list one after the other.
    private func pages(of facts: EndpointFacts) -> RequestMethodContext {
        let (endpoint, text) = (facts.endpoint, facts.draft.text)
        let name = endpoint.name.value
        let prefix = text.stored("\(access)func \(NamingRules.identifier(name + "Pages").declaration)")
        let suffix = text.stored(" -> \(words[.pageSequence])<\(facts.typeName)> {")
        let start = text.count
        SignatureLayout.add(
            prefix: prefix,
            parameters: facts.parameters.map(\.outerDeclaration),
            suffix: suffix,
            indentation: 4,
            to: facts.draft
        )
        let head = text.lines(from: start)
        let bodyStart = text.count
        let call = ExpressionText(in: facts.draft)
        call.openCall(client(in: facts) + ".pages")
        call.next("of")
        addValue(of: facts, to: call)
        call.closeCall()
        call.addLines(after: "", column: 8)
        let body = text.lines(from: bodyStart)
        let documentation = "The pages of ``\(name)`` one after the other, each asked for when it is wanted."
        return RequestMethodContext(
            isFirst: false,
            documentation: text.lines(DocComment(indentation: 4).lines(paragraphs: [documentation])),
            attribute: text.lines(DeprecationAttribute.lines(endpoint.documentation.deprecation, indentation: 4)),
            head: head,
            body: body
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
        if batch(of: facts) != nil {
            if isFirst {
                text.addLine("///")
                text.addLine("/// - Parameters:")
            }
            text.addLine("///   - local: Finds what the app has already, which is not asked for.")
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
        let batch = batch(of: facts)
        if let batch {
            declarations.append(stored("local: ", batch.localType, "? = nil"))
        } else {
            if endpoint.takesKey { declarations.append(stored("idempotencyKey: ", words[.string], "? = nil")) }
            if endpoint.policies.cache != nil { declarations.append(stored("cache: ", words[.cacheUse], " = .cached")) }
            if endpoint.policies.reportsProgress {
                declarations.append(stored("progress: ", words[.progressHandler], "? = nil"))
            }
        }
        let prefix = stored(access, "func ", NamingRules.identifier(name).declaration)
        let suffixStart = text.count
        text.add(" async throws")
        if let batch {
            text.add(" -> ")
            text.add(batch.resultType)
        } else if let type = facts.response.outerType {
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
        let batch = batch(of: facts)
        let start = facts.draft.text.count
        let call = ExpressionText(in: facts.draft)
        call.openCall(client(in: facts) + (batch == nil ? ".send" : ".batch"))
        call.next()
        addValue(of: facts, to: call)
        if let batch {
            for argument in batch.arguments {
                call.next(argument.label)
                argument.value.write(to: call)
            }
        } else if endpoint.takesOptions {
            call.next("options")
            call.openCall(words[.requestOptions])
            if endpoint.takesKey { call.next("idempotencyKey", code: "idempotencyKey") }
            if endpoint.policies.reportsProgress { call.next("progress", code: "progress") }
            if endpoint.policies.cache != nil { call.next("cache", code: "cache") }
            call.closeCall()
        }
        call.closeCall()
        call.addLines(after: "try await ", column: 8)
        return facts.draft.text.lines(from: start)
    }

    private func batch(of facts: EndpointFacts) -> BatchDeclarations? {
        BatchDeclarations(facts, names: names, words: words)
    }

    /// The client, also where a parameter hides it.
    private func client(in facts: EndpointFacts) -> String {
        for index in facts.parameters.indices where facts.parameters[index].identifier.name == "client" {
            return "self.client"
        }
        return "client"
    }

    /// The endpoint's value, made of the method's parameters.
    private func addValue(of facts: EndpointFacts, to call: ExpressionText) {
        call.openCall(facts.typeName)
        for index in facts.parameters.indices {
            let identifier = facts.parameters[index].identifier
            call.next(identifier.argumentLabel, code: identifier.local)
        }
        call.closeCall()
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

    fileprivate var takesOptions: Bool { takesKey || policies.reportsProgress || policies.cache != nil }
}
