import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

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
        let parameters = facts.parameters
        let response = facts.response
        let headers = TypedHeaders(names: names, access: access)
        return EndpointContext(
            words: words,
            access: access,
            documentation: documentation(of: endpoint),
            name: names.endpointType(id),
            head: head(of: endpoint, words: words),
            typealiases: typealiases(of: endpoint, response: response, headers: headers),
            descriptor: descriptor(of: endpoint, words: words).expression
                .lines(after: access + "static let descriptor = ", column: Self.inner),
            properties: parameters.map(property),
            deprecation: DeprecationAttribute.lines(endpoint.documentation.deprecation, indentation: Self.inner),
            initializer: SignatureLayout.lines(
                prefix: access + "init",
                parameters: parameters.map(\.declaration),
                suffix: parameters.isEmpty ? " {}" : " {",
                indentation: Self.inner
            ),
            encoding: encoding(of: endpoint.storing(parameters), types: facts.types),
            decoding: decoding(of: response, words: words),
            outcomes: response.cases,
            headers: headers.nested(in: endpoint),
            nested: names.nestedModels(of: .endpoint(id)).map { models.context(for: $0, indentation: Self.inner) },
            formerNames: formerNames(of: endpoint)
        )
    }

    private func descriptor(of endpoint: Endpoint, words: Vocabulary) -> EndpointDescriptorExpression {
        EndpointDescriptorExpression(
            endpoint,
            names: names,
            words: words,
            statusErrors: statusErrors[endpoint.id.module].differences(of: endpoint)
        )
    }

    private func documentation(of endpoint: Endpoint) -> [String] {
        let lines = DocComment().lines(endpoint.documentation)
        return lines + (lines.isEmpty ? [] : ["///"]) + [endpoint.requestLine]
    }

    private func head(of endpoint: Endpoint, words: Vocabulary) -> [String] {
        SignatureLayout.header(
            "\(access)nonisolated struct \(names.endpointType(endpoint.id))",
            inheriting: [words[.endpoint]] + (endpoint.isReplayable ? [words[.replayable]] : []),
            indentation: 0
        )
    }

    private func typealiases(
        of endpoint: Endpoint,
        response: ResponseDeclarations,
        headers: TypedHeaders
    ) -> [String] {
        let types = [
            ("API", names.apiType(in: .endpoint(endpoint.id))), ("Response", response.alias),
            ("Failure", names.failureType(endpoint.id.module)), ("Headers", headers.alias(for: endpoint)),
        ]
        return types.flatMap { name, type in
            type.map { SignatureLayout.assignment("\(access)typealias \(name)", $0, indentation: Self.inner) } ?? []
        }
    }

    /// The whole function, but for what the protocol's own does.
    private func decoding(of response: ResponseDeclarations, words: Vocabulary) -> [String] {
        if response.decodeLines.isEmpty { return [] }
        let head = SignatureLayout.lines(
            prefix: "\(access)static func decode",
            parameters: ["_ answer: \(words[.answer])"],
            suffix: " throws -> \(response.decodedType) {",
            indentation: Self.inner
        )
        return head + response.decodeLines.indented + ["}"]
    }

    private func property(_ parameter: EndpointParameter) -> ParameterContext {
        ParameterContext(
            documentation: DocComment(indentation: Self.inner).lines(parameter.documentation, notes: parameter.notes),
            deprecation: DeprecationAttribute.lines(
                parameter.documentation.deprecation,
                indentation: Self.inner
            ),
            name: parameter.identifier.declaration,
            type: parameter.type,
            storage: parameter.storage,
            assignment: SignatureLayout.assignment(
                "self." + (parameter.storage ?? parameter.identifier.member),
                parameter.identifier.local,
                indentation: Self.innermost
            )
        )
    }

    /// Limits first, so that what may not be sent fails before anything is written.
    private func encoding(of endpoint: Endpoint, types: TypeWriter) -> [String] {
        let coding = FieldCoding(types: types, locals: ["request"])
        let limits = LimitLines(types: types)
        var lines = endpoint.sentFields.flatMap { field in
            limits.lines(
                for: field,
                name: field.name.value,
                expression: coding.expression(field),
                isSent: true,
                indentation: Self.innermost
            )
        }
        lines += ParameterStatements(coding: coding).lines(for: endpoint)
        if case .field(let path) = endpoint.policies.idempotency {
            lines.append("try request.idempotencyKey(\(expression(of: path)))")
        }
        guard let body = endpoint.body else { return lines }
        return lines + BodyStatements(types: types).lines(for: body)
    }

    private func expression(of path: RequestPath) -> String {
        let identifiers = path.components.map(NamingRules.identifier)
        guard let first = identifiers.first else { return "" }
        let start = first.name == "request" ? "self.request" : first.declaration
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
        let storage = Dictionary(
            parameters.compactMap { parameter in parameter.storage.map { (parameter.identifier.name, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
        if storage.isEmpty { return self }
        func renamed(_ fields: [Field]) -> [Field] {
            fields.map { field in
                var field = field
                if field.isParameter, let name = storage[field.name.value] { field.name.value = name }
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

    /// `GET /v1/orders`, as a line of documentation, which is not wrapped for it is one word of code.
    var requestLine: String {
        switch target {
        case .path(let path): "/// `\(method.rawValue) \(path.value.onOneLine)`"
        case .url(let field): "/// `\(method.rawValue)` to the address in `\(field.name.value)`."
        }
    }

    /// Every field that becomes a parameter, but for a body that is one by itself.
    var sentFields: [Field] {
        var fields = pathParameters
        if case .url(let field) = target { fields.append(field) }
        fields += headers.map(\.field) + query
        switch body?.content {
        case .fields(let inner), .multipart(let inner): fields += inner
        case .value, .payload, nil: break
        }
        return fields.filter(\.isParameter)
    }
}

/// An endpoint's name before it was renamed.
struct FormerEndpoint {
    /// The module's index where it still exists.
    var module: Int?
    var endpoint: String
    var type: String

    /// - Parameter reference: `module.endpoint`, as in `renamedFrom`.
    init?(_ reference: String, in names: SwiftNames) {
        let parts = reference.split(separator: ".")
        guard parts.count == 2 else { return nil }
        let property = String(parts[0])
        endpoint = String(parts[1])
        module = names.spec.modules.firstIndex { NamingRules.lowerCamel($0.name.value) == property }
        let moduleName = module.map { names.spec.modules[$0].name.value } ?? NamingRules.upperFirst(property)
        type = names.spec.swift.typePrefix + moduleName + NamingRules.upperFirst(endpoint) + "Endpoint"
    }
}
