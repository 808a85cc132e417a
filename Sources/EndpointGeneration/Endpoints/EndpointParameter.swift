import EndpointDiagnostics
import EndpointNaming
import EndpointSpec
import EndpointText

/// A parameter of an endpoint: a property of its type, and an argument of its initialiser and its request method.
struct EndpointParameter {
    var identifier: SwiftIdentifier
    /// The private property behind a deprecated one.
    var storage: String?
    /// In the endpoint's braces, where nested types go by their short names.
    var type: BufferedText
    /// `id: OrderID` or `page: Int = 1`, for the initialiser.
    var declaration: BufferedText
    /// The same outside of the braces, as the request method writes it.
    var outerDeclaration: BufferedText
    var documentation: Boxed<Documentation>
    /// What limits and examples say, in paragraphs.
    var notes: [String] = []

    var isDeprecated: Bool { documentation.isGiven && documentation.wrappedValue.deprecation != nil }
}

/// What several declarations of one endpoint need, found once.
struct EndpointFacts {
    let endpoint: Endpoint
    let typeName: String
    /// In the order that callers see (FORMAT section 6).
    let parameters: [EndpointParameter]
    let response: ResponseDeclarations
    /// Of what stands in the endpoint's braces.
    let types: TypeWriter
    /// Where everything that is said of the endpoint is written.
    let draft: Draft
    /// `nil`: the list does not continue.
    private(set) var paging: PagingDeclarations?

    init(_ endpoint: Endpoint, names: SwiftNames, in draft: Draft) {
        let scope = SwiftScope.endpoint(endpoint.id)
        types = TypeWriter(names: names, words: names.vocabulary(in: scope), scope: scope, isSent: true)
        let outer = TypeWriter(names: names, words: names.vocabulary(in: .file), scope: .file, isSent: true)
        // Where nothing is nested, and nothing hidden, a type is written alike inside the braces and outside.
        let isAlike = names.nestedModels(of: .endpoint(endpoint.id)).isEmpty && !names.hasAliases
        let maker = ParameterMaker(types: types, outer: isAlike ? nil : outer, draft: draft)
        self.endpoint = endpoint
        self.draft = draft
        typeName = names.endpointType(endpoint.id)
        parameters = maker.parameters(of: endpoint)
        response = ResponseDeclarations(endpoint, names: names, types: types, outer: outer, draft: draft)
        paging = PagingDeclarations(self, names: names)
    }
}

/// Makes the parameters of endpoints.
private struct ParameterMaker {
    let types: TypeWriter
    /// `nil`: `types` writes what stands outside as well.
    let outer: TypeWriter?
    let draft: Draft

    /// Path parameters, `url`, headers, query, then what the body takes.
    func parameters(of endpoint: Endpoint) -> [EndpointParameter] {
        var list: [EndpointParameter] = []
        func add(_ field: Field) {
            if field.isParameter { list.append(parameter(field)) }
        }
        func add(_ fields: [Field]) {
            // By index throughout, because walking fields would copy each of them.
            for index in fields.indices { add(fields[index]) }
        }
        add(endpoint.pathParameters)
        if case .url(let field) = endpoint.target { add(field) }
        let headers = endpoint.headers
        for index in headers.indices { add(headers[index].field) }
        add(endpoint.query)
        if let body = endpoint.body {
            switch body.content {
            case .fields(let fields), .multipart(let fields): add(fields)
            case .value(let type): list.append(whole(body) { $0.add(type, to: draft.text) })
            case .payload(let payload): list.append(whole(body) { draft.text.add($0.type(payload)) })
            }
        }
        return Self.storingDeprecated(list)
    }

    /// Gives each deprecated parameter a property that using does not warn.
    private static func storingDeprecated(_ list: [EndpointParameter]) -> [EndpointParameter] {
        guard list.contains(where: \.isDeprecated) else { return list }
        var taken = Set(list.map(\.identifier.name))
        return list.map { parameter in
            guard parameter.isDeprecated else { return parameter }
            var parameter = parameter
            var name = "stored" + NamingRules.upperFirst(parameter.identifier.name)
            while !taken.insert(name).inserted { name += "Value" }
            parameter.storage = name
            return parameter
        }
    }

    private func parameter(_ field: Field) -> EndpointParameter {
        let identifier = NamingRules.identifier(field.name.value)
        let value = types.defaultArgument(of: field)
        let inner = declaration(identifier, value) { types.addType(of: field, to: draft.text) }
        let outside = outer.map { outer in
            declaration(identifier, outer.defaultArgument(of: field)) { outer.addType(of: field, to: draft.text) }
        }
        return EndpointParameter(
            identifier: identifier,
            type: inner.type,
            declaration: inner.whole,
            outerDeclaration: (outside ?? inner).whole,
            documentation: field.boxedDocumentation,
            notes: LimitNotes.notes(of: field)
        )
    }

    private func whole(_ body: Body, type: (TypeWriter) -> Void) -> EndpointParameter {
        let identifier = NamingRules.identifier("body")
        func declaration(_ types: TypeWriter) -> (whole: BufferedText, type: BufferedText) {
            self.declaration(identifier, body.isOptional ? "nil" : nil) {
                type(types)
                if body.isOptional { draft.text.add("?") }
            }
        }
        let inner = declaration(types)
        return EndpointParameter(
            identifier: identifier,
            type: inner.type,
            declaration: inner.whole,
            outerDeclaration: (outer.map(declaration) ?? inner).whole,
            documentation: body.$documentation
        )
    }

    /// `name: Type = value`, and the type's place in it.
    private func declaration(
        _ identifier: SwiftIdentifier,
        _ value: String?,
        type: () -> Void
    ) -> (whole: BufferedText, type: BufferedText) {
        let start = draft.text.count
        draft.text.add(identifier.parameter)
        draft.text.add(": ")
        let typeStart = draft.text.count
        type()
        let typeText = draft.text.text(from: typeStart)
        if let value {
            draft.text.add(" = ")
            draft.text.add(value)
        }
        return (draft.text.text(from: start), typeText)
    }
}

extension Field {
    /// Whether callers give it: it is not fixed and it is sent.
    var isParameter: Bool { fixedValue == nil && !isReadOnly }
}
