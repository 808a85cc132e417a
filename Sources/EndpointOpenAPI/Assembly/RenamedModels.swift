import EndpointDiagnostics
import EndpointSpec

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
