import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// A parameter of an endpoint: a property of its type, and an argument of its initialiser and its request method.
struct EndpointParameter {
    var identifier: SwiftIdentifier
    /// The private property behind a deprecated one.
    var storage: String?
    /// In the endpoint's braces, where nested types go by their short names.
    var type: String
    var defaultArgument: String?
    /// Outside of them, as the request method writes it.
    var outerType: String
    var outerDefaultArgument: String?
    var documentation: Documentation
    /// What limits and examples say, in paragraphs.
    var notes: [String] = []

    /// `id: OrderID` or `page: Int = 1`, for the initialiser.
    var declaration: String { Self.declaration(identifier, type, defaultArgument) }

    /// The same for the request method.
    var outerDeclaration: String { Self.declaration(identifier, outerType, outerDefaultArgument) }

    private static func declaration(_ identifier: SwiftIdentifier, _ type: String, _ value: String?) -> String {
        "\(identifier.parameter): \(type)" + (value.map { " = " + $0 } ?? "")
    }
}

/// What several declarations of one endpoint need, found once.
struct EndpointFacts {
    let endpoint: Endpoint
    /// In the order that callers see (FORMAT section 6).
    let parameters: [EndpointParameter]
    let response: ResponseDeclarations
    /// Of what stands in the endpoint's braces.
    let types: TypeWriter

    init(_ endpoint: Endpoint, names: SwiftNames) {
        let scope = SwiftScope.endpoint(endpoint.id)
        types = TypeWriter(names: names, words: names.vocabulary(in: scope), scope: scope, isSent: true)
        let outer = TypeWriter(names: names, words: names.vocabulary(in: .file), scope: .file, isSent: true)
        // Where nothing is nested, and nothing hidden, a type is written alike inside the braces and outside.
        let isAlike = names.nestedModels(of: .endpoint(endpoint.id)).isEmpty && !names.hasAliases
        let maker = ParameterMaker(types: types, outer: isAlike ? nil : outer)
        self.endpoint = endpoint
        parameters = maker.parameters(of: endpoint)
        response = ResponseDeclarations(endpoint, names: names)
    }
}

/// Makes the parameters of endpoints.
private struct ParameterMaker {
    let types: TypeWriter
    /// `nil`: `types` writes what stands outside as well.
    let outer: TypeWriter?

    /// Path parameters, `url`, headers, query, then what the body takes.
    func parameters(of endpoint: Endpoint) -> [EndpointParameter] {
        var list: [EndpointParameter] = []
        func add(_ field: Field) {
            if field.isParameter { list.append(parameter(field)) }
        }
        for field in endpoint.pathParameters { add(field) }
        if case .url(let field) = endpoint.target { add(field) }
        for header in endpoint.headers { add(header.field) }
        for field in endpoint.query { add(field) }
        if let body = endpoint.body {
            switch body.content {
            case .fields(let fields), .multipart(let fields): for field in fields { add(field) }
            case .value(let type): list.append(whole(body) { $0.type(type) })
            case .payload(let payload): list.append(whole(body) { $0.type(payload) })
            }
        }
        return Self.storingDeprecated(list)
    }

    /// Gives each deprecated parameter a property that using does not warn.
    private static func storingDeprecated(_ list: [EndpointParameter]) -> [EndpointParameter] {
        guard list.contains(where: { $0.documentation.deprecation != nil }) else { return list }
        var taken = Set(list.map(\.identifier.name))
        return list.map { parameter in
            guard parameter.documentation.deprecation != nil else { return parameter }
            var parameter = parameter
            var name = "stored" + NamingRules.upperFirst(parameter.identifier.name)
            while !taken.insert(name).inserted { name += "Value" }
            parameter.storage = name
            return parameter
        }
    }

    private func parameter(_ field: Field) -> EndpointParameter {
        let type = types.type(of: field)
        let defaultArgument = types.defaultArgument(of: field)
        return EndpointParameter(
            identifier: NamingRules.identifier(field.name.value),
            type: type,
            defaultArgument: defaultArgument,
            outerType: outer?.type(of: field) ?? type,
            outerDefaultArgument: outer.map { $0.defaultArgument(of: field) } ?? defaultArgument,
            documentation: field.documentation,
            notes: LimitNotes.notes(of: field)
        )
    }

    private func whole(_ body: Body, type: (TypeWriter) -> String) -> EndpointParameter {
        let mark = body.isOptional ? "?" : ""
        let value: String? = body.isOptional ? "nil" : nil
        return EndpointParameter(
            identifier: NamingRules.identifier("body"),
            type: type(types) + mark,
            defaultArgument: value,
            outerType: type(outer ?? types) + mark,
            outerDefaultArgument: value,
            documentation: body.documentation
        )
    }
}

extension Field {
    /// Whether callers give it: it is not fixed and it is sent.
    var isParameter: Bool { fixedValue == nil && !isReadOnly }
}
