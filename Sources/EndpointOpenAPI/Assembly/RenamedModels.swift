import EndpointDiagnostics
import EndpointSpec

/// The models that declarations name, gathered or renamed.
struct ReferencedNames {
    private(set) var names: Set<String> = []

    mutating func add(_ expression: TypeExpression) {
        switch expression {
        case .scalar, .payload: break
        case .list(let inner), .map(let inner), .optional(let inner), .doubleOptional(let inner): add(inner)
        case .named(let name, let arguments):
            names.insert(name)
            for argument in arguments { add(argument) }
        }
    }

    mutating func add(_ type: FieldTypeDeclaration) {
        switch type {
        case .expression(let expression): add(expression.value)
        case .inPlace(let model): add(model)
        case .fixedString, .omitted: break
        }
    }

    mutating func add(_ fields: [FieldDeclaration]) { for field in fields { add(field.type) } }

    mutating func add(_ model: ModelDeclaration) {
        for include in model.includes { add(include.value) }
        switch model.kind {
        case .structure(let fields): add(fields)
        case .newtype(let type, _, _): add(type.value)
        case .union(let union):
            for variant in union.variants { add(variant.type) }
            if let otherwise = union.otherwise { add(otherwise.value) }
        case .enumeration, .external: break
        }
    }

    /// What an endpoint sends.
    mutating func addSent(_ endpoint: EndpointDeclaration) {
        add(endpoint.pathParameters)
        add(endpoint.query)
        add(endpoint.headers)
        if let body = endpoint.body { add(body.type) }
        if let parts = endpoint.multipart { add(parts.value) }
    }

    /// What an endpoint receives.
    mutating func addReceived(_ endpoint: EndpointDeclaration) {
        switch endpoint.response {
        case nil: break
        case .payload(let payload):
            add(payload.type)
            add(payload.headers)
        case .outcomes(let outcomes, _):
            for case .payload(let payload) in outcomes.map(\.value) { add(payload.type) }
        }
        for error in (endpoint.errors?.definitions ?? []) + (endpoint.statusErrors?.definitions ?? []) {
            if let data = error.data { add(data.value) }
        }
    }
}

extension TypeExpression {
    func renamed(_ names: [String: String]) -> TypeExpression {
        switch self {
        case .scalar, .payload: self
        case .list(let inner): .list(inner.renamed(names))
        case .map(let inner): .map(inner.renamed(names))
        case .optional(let inner): .optional(inner.renamed(names))
        case .doubleOptional(let inner): .doubleOptional(inner.renamed(names))
        case .named(let name, let arguments):
            .named(names[name] ?? name, arguments: arguments.map { $0.renamed(names) })
        }
    }
}

extension FieldTypeDeclaration {
    func renamed(_ names: [String: String]) -> FieldTypeDeclaration {
        switch self {
        case .expression(let expression): .expression(expression.map { $0.renamed(names) })
        case .inPlace(let model): .inPlace(model.renamed(names))
        case .fixedString, .omitted: self
        }
    }
}

extension ModelDeclaration {
    func renamed(_ names: [String: String]) -> ModelDeclaration {
        var model = self
        model.includes = includes.map { include in include.map { $0.renamed(names) } }
        switch kind {
        case .structure(let fields): model.kind = .structure(fields: fields.renamed(names))
        case .newtype(let type, let format, let limits):
            model.kind = .newtype(type.map { $0.renamed(names) }, format: format, limits: limits)
        case .union(var union):
            for index in union.variants.indices {
                union.variants[index].type = union.variants[index].type.renamed(names)
            }
            model.kind = .union(union)
        case .enumeration, .external: break
        }
        return model
    }
}

extension [FieldDeclaration] {
    func renamed(_ names: [String: String]) -> [FieldDeclaration] {
        map { field in
            var field = field
            field.type = field.type.renamed(names)
            return field
        }
    }
}
