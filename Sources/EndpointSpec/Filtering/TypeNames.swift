package import EndpointDiagnostics

/// The names of models that declarations mention. Parameters of generic models are among them, which nothing has as
/// its name where they stand.
package struct TypeNames {
    package private(set) var names: Set<String> = []

    package init() {}

    /// Adds what the models of these names mention, and so on.
    package mutating func close(over mentions: ModelMentions) { names = mentions.closure(of: names) }

    package mutating func add(_ type: TypeExpression) {
        switch type {
        case .scalar, .payload: break
        case .list(let inner), .map(let inner), .optional(let inner), .doubleOptional(let inner): add(inner)
        case .named(let name, let arguments):
            names.insert(name)
            for argument in arguments { add(argument) }
        }
    }

    package mutating func add(_ type: Located<TypeExpression>?) {
        if let type { add(type.value) }
    }

    package mutating func add(_ model: ModelDeclaration) {
        for include in model.includes { add(include.value) }
        switch model.kind {
        case .structure(let fields): for item in fields { add(item) }
        case .newtype(let type, _, _): add(type.value)
        case .union(let union):
            add(union.otherwise)
            for variant in union.variants {
                add(variant.type)
                add(variant.keys)
            }
        case .enumeration, .external: break
        }
    }

    package mutating func add(_ type: FieldTypeDeclaration) {
        switch type {
        case .expression(let type): add(type.value)
        case .inPlace(let model): add(model)
        case .fixedString, .omitted: break
        }
    }

    package mutating func add(_ field: FieldDeclaration) {
        add(field.type)
        add(field.keys)
    }

    package mutating func add(_ errors: ErrorsDeclaration?) {
        for definition in errors?.definitions ?? [] { add(definition.data) }
    }

    package mutating func add(_ endpoint: EndpointDeclaration) {
        addSent(by: endpoint)
        addReceived(by: endpoint)
    }

    package mutating func addSent(by endpoint: EndpointDeclaration) {
        for field in endpoint.pathParameters + endpoint.query + endpoint.headers + (endpoint.multipart?.value ?? []) {
            add(field)
        }
        if let body = endpoint.body {
            add(body.type)
            add(body.keys)
        }
    }

    package mutating func addReceived(by endpoint: EndpointDeclaration) {
        switch endpoint.response {
        case .payload(let payload)?: add(payload)
        case .outcomes(let outcomes, _)?:
            for case .payload(let payload) in outcomes.map(\.value) { add(payload) }
        case nil: break
        }
        add(endpoint.errors)
        add(endpoint.statusErrors)
    }

    private mutating func add(_ payload: PayloadDeclaration) {
        add(payload.type)
        add(payload.keys)
        for item in payload.headers { add(item) }
    }
}
