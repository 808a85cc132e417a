import EndpointDiagnostics
import EndpointNaming
import EndpointSpec
import EndpointText

/// Makes the contexts of endpoints, with everything that is asked of each decided once.
struct EndpointContexts {
    let names: SwiftNames
    let access: String
    let models: ModelContexts
    /// By module.
    private let statusErrors: [StatusErrorTable]
    private var spec: ResolvedSpec { names.spec }

    private static let inner = 4
    private static let innermost = 8

    init(names: SwiftNames, access: AccessLevel, models: ModelContexts) {
        self.names = names
        self.access = AccessModifier(access).prefix
        self.models = models
        statusErrors = names.spec.modules.map(StatusErrorTable.init)
    }

    func context(for facts: EndpointFacts) -> EndpointContext {
        let endpoint = facts.endpoint
        let id = endpoint.id
        let words = facts.types.words
        let headers = TypedHeaders(names: names, access: access)
        return EndpointContext(
            words: words,
            access: access,
            documentation: documentation(of: facts),
            name: facts.typeName,
            head: head(of: facts, words: words),
            typealiases: typealiases(of: facts, headers: headers),
            descriptor: descriptor(of: facts),
            properties: facts.parameters.indices.map { property(facts.parameters[$0], draft: facts.draft) },
            deprecation: facts.draft.text.lines(
                DeprecationAttribute.lines(endpoint.documentation.deprecation, indentation: Self.inner)
            ),
            initializer: initializer(of: facts),
            encodingDeprecation: endpoint.usesDeprecatedKey ? [DeprecationAttribute.plain] : [],
            encoding: encoding(of: facts),
            decoding: decoding(of: facts.response, words: words, draft: facts.draft),
            session: WiringDeclarations(names, words: words, access: access).session(of: endpoint),
            paging: facts.paging?.lines(access: access, indentation: Self.inner) ?? [],
            cursorFunction: facts.paging?.cursorFunction ?? [],
            outcomes: facts.draft.text.lines(facts.response.cases),
            headers: headers.nested(in: endpoint),
            nested: names.nestedModels(of: .endpoint(id)).map {
                models.context(for: $0, indentation: Self.inner, in: facts.draft)
            },
            formerNames: formerNames(of: endpoint)
        )
    }

    private func descriptor(of facts: EndpointFacts) -> BufferedLines {
        let start = facts.draft.text.count
        let endpoint = facts.endpoint
        let differences = statusErrors[endpoint.id.module].differences(of: endpoint)
        EndpointDescriptorExpression(endpoint, names: names, words: facts.types.words, statusErrors: differences)
            .expression(in: facts.draft)
            .addLines(after: access + "static let descriptor = ", column: Self.inner)
        return facts.draft.text.lines(from: start)
    }

    private func documentation(of facts: EndpointFacts) -> BufferedLines {
        let start = facts.draft.text.count
        if DocComment().add(facts.endpoint.boxedDocumentation, to: facts.draft) { facts.draft.text.addLine("///") }
        facts.endpoint.addRequestLine(to: facts.draft.text)
        return facts.draft.text.lines(from: start)
    }

    private func head(of facts: EndpointFacts, words: Vocabulary) -> BufferedLines {
        var builder = LineBuilder(in: facts.draft, indentation: 0)
        var protocols = [words[.endpoint]]
        if facts.endpoint.isReplayable { protocols.append(words[.replayable]) }
        if facts.paging != nil { protocols.append(words[.pagedEndpoint]) }
        builder.add(access)
        builder.add("nonisolated struct ")
        builder.add(facts.typeName)
        for index in protocols.indices {
            builder.add(index == 0 ? ": " : ", ")
            builder.add(protocols[index])
        }
        builder.add(" {")
        if !builder.endLine() {
            builder.append(
                SignatureLayout.header(
                    "\(access)nonisolated struct \(facts.typeName)",
                    inheriting: protocols,
                    indentation: 0
                )
            )
        }
        return builder.lines
    }

    private func typealiases(of facts: EndpointFacts, headers: TypedHeaders) -> BufferedLines {
        var builder = LineBuilder(in: facts.draft, indentation: Self.inner)
        let id = facts.endpoint.id
        add("API", names.apiType(in: .endpoint(id)), to: &builder)
        if let type = facts.response.alias {
            addStart(ofAlias: "Response", to: builder)
            builder.add(type)
            if !builder.endLine() { addLong("Response", facts.draft.text.string(type), to: &builder) }
        }
        add("Failure", names.failureType(id.module), to: &builder)
        if let type = headers.alias(for: facts.endpoint) { add("Headers", type, to: &builder) }
        if let paging = facts.paging { add("PagingItem", paging.itemType, to: &builder) }
        return builder.lines
    }

    private func add(_ alias: String, _ type: String, to builder: inout LineBuilder) {
        addStart(ofAlias: alias, to: builder)
        builder.add(type)
        if !builder.endLine() { addLong(alias, type, to: &builder) }
    }

    private func addStart(ofAlias name: String, to builder: LineBuilder) {
        builder.add(access)
        builder.add("typealias ")
        builder.add(name)
        builder.add(" = ")
    }

    private func addLong(_ alias: String, _ type: String, to builder: inout LineBuilder) {
        builder.append(SignatureLayout.assignment("\(access)typealias \(alias)", type, indentation: Self.inner))
    }

    private func initializer(of facts: EndpointFacts) -> BufferedLines {
        let text = facts.draft.text
        let prefixStart = text.count
        text.add(access)
        text.add("init")
        let prefix = text.text(from: prefixStart)
        let suffixStart = text.count
        text.add(facts.parameters.isEmpty ? " {}" : " {")
        let suffix = text.text(from: suffixStart)
        let start = text.count
        SignatureLayout.add(
            prefix: prefix,
            parameters: facts.parameters.map(\.declaration),
            suffix: suffix,
            indentation: Self.inner,
            to: facts.draft
        )
        return text.lines(from: start)
    }

    /// The whole function, but for what the protocol's own does.
    private func decoding(of response: ResponseDeclarations, words: Vocabulary, draft: Draft) -> BufferedLines {
        if response.decodeLines.isEmpty { return BufferedLines.none }
        let head = SignatureLayout.lines(
            prefix: "\(access)static func decode",
            parameters: ["_ answer: \(words[.answer])"],
            suffix: " throws -> \(draft.text.string(response.decodedType)) {",
            indentation: Self.inner
        )
        return draft.text.lines(head + response.decodeLines.indented + ["}"])
    }

    private func property(_ parameter: EndpointParameter, draft: Draft) -> ParameterContext {
        let start = draft.text.count
        DocComment(indentation: Self.inner).add(parameter.documentation, notes: parameter.notes, to: draft)
        let documentation = draft.text.lines(from: start)
        let deprecation = parameter.isDeprecated ? parameter.documentation.wrappedValue.deprecation : nil
        return ParameterContext(
            documentation: documentation,
            deprecation: draft.text.lines(DeprecationAttribute.lines(deprecation, indentation: Self.inner)),
            name: parameter.identifier.declaration,
            type: parameter.type,
            storage: parameter.storage,
            assignment: assignment(of: parameter, draft: draft)
        )
    }

    private func assignment(of parameter: EndpointParameter, draft: Draft) -> BufferedLines {
        var builder = LineBuilder(in: draft, indentation: Self.innermost)
        let target = parameter.storage ?? parameter.identifier.member
        builder.add("self.")
        builder.add(target)
        builder.add(" = ")
        builder.add(parameter.identifier.local)
        if !builder.endLine() {
            builder.append(
                SignatureLayout.assignment(
                    "self." + target,
                    parameter.identifier.local,
                    indentation: Self.innermost
                )
            )
        }
        return builder.lines
    }

    /// Limits first, so that what may not be sent fails before anything is written.
    private func encoding(of facts: EndpointFacts) -> BufferedLines {
        let endpoint = facts.endpoint.storing(facts.parameters)
        let types = facts.types
        let coding = FieldCoding(types: types, locals: ParameterStatements.locals)
        let limits = LimitLines(types: types)
        var builder = LineBuilder(in: facts.draft, indentation: Self.innermost)
        facts.endpoint.forEachSentField { field in
            guard field.hasLimits else { return }
            let storage = facts.parameters.storage(of: field.name.value)
            limits.add(
                field,
                name: field.name.value,
                expression: storage ?? coding.expression(field),
                isSent: true,
                indentation: Self.innermost,
                to: &builder
            )
        }
        ParameterStatements(coding: coding).add(endpoint, to: &builder)
        if case .field(let path) = endpoint.policies.idempotency {
            builder.append(["try request.idempotencyKey(\(expression(of: path, among: facts.parameters)))"])
        }
        if let body = endpoint.body { BodyStatements(types: types).add(body, to: &builder) }
        return builder.lines
    }

    private func expression(of path: RequestPath, among parameters: [EndpointParameter]) -> String {
        let identifiers = path.components.map(NamingRules.identifier)
        guard let first = identifiers.first else { return "" }
        let start = parameters.storage(of: first.name) ?? (first.name == "request" ? "self.request" : first.declaration)
        return ([start] + identifiers.dropFirst().map(\.member)).joined(separator: ".")
    }

    private func formerNames(of endpoint: Endpoint) -> [FormerNameContext] {
        let name = names.endpointType(endpoint.id)
        return endpoint.renamedFrom.compactMap { FormerEndpoint($0.value, in: names) }.map { former in
            FormerNameContext(
                attribute: DeprecationAttribute.lines(renamedTo: name, indentation: 0),
                declaration: SignatureLayout.assignment("\(access)typealias \(former.type)", name, indentation: 0)
            )
        }
    }
}

extension Endpoint {
    /// The endpoint with deprecated parameters under the names that its own type reaches them by.
    func storing(_ parameters: [EndpointParameter]) -> Endpoint {
        guard parameters.contains(where: { $0.storage != nil }) else { return self }
        func renamed(_ fields: [Field]) -> [Field] {
            fields.map { field in
                var field = field
                if field.isParameter, let name = parameters.storage(of: field.name.value) { field.name.value = name }
                return field
            }
        }
        var endpoint = self
        endpoint.pathParameters = renamed(pathParameters)
        endpoint.query = renamed(query)
        for index in headers.indices { endpoint.headers[index].field = renamed([headers[index].field])[0] }
        if case .url(let field) = target { endpoint.target = .url(renamed([field])[0]) }
        switch body?.content {
        case .fields(let fields): endpoint.body?.content = .fields(renamed(fields))
        case .multipart(let fields): endpoint.body?.content = .multipart(renamed(fields))
        case .value, .payload, nil: break
        }
        return endpoint
    }

    /// Appends `GET /v1/orders`, as a line of documentation, which is not wrapped for it is one word of code.
    func addRequestLine(to text: TextBuffer) {
        text.add("/// `")
        text.add(method.rawValue)
        switch target {
        case .path(let path):
            text.add(" ")
            text.add(path.value.onOneLine)
            text.addLine("`")
        case .url(let field): text.addLine("` to the address in `\(field.name.value)`.")
        }
    }

    /// Calls `visit` with every field that becomes a parameter, but for a body that is one by itself.
    func forEachSentField(_ visit: (Field) -> Void) {
        // By index, because walking fields would copy each of them.
        func visitAll(_ fields: [Field]) {
            for index in fields.indices where fields[index].isParameter { visit(fields[index]) }
        }
        visitAll(pathParameters)
        if case .url(let field) = target { visitAll([field]) }
        let headers = headers
        for index in headers.indices where headers[index].field.isParameter { visit(headers[index].field) }
        visitAll(query)
        switch body?.content {
        case .fields(let inner), .multipart(let inner): visitAll(inner)
        case .value, .payload, nil: break
        }
    }
}

extension Endpoint {
    fileprivate var usesDeprecatedKey: Bool {
        if case .field(let path) = policies.idempotency { path.isDeprecated } else { false }
    }
}

extension [EndpointParameter] {
    /// The private property behind a deprecated one.
    fileprivate func storage(of name: String) -> String? { first { $0.identifier.name == name }?.storage }
}
