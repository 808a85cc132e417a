import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// What a schema becomes where it is used.
struct MappedType {
    var type: FieldTypeDeclaration
    var isNullable = false
    var format: Located<String>?
    var limits = Limits()
    /// The only value there is.
    var fixedValue: Located<LiteralExpression>?
    /// The bytes of a file, which JSON has as a text.
    var isBinary = false
    var annotations = Annotations()

    init(_ expression: TypeExpression, at range: SourceRange) {
        type = .expression(Located(expression, at: range))
    }

    init(inPlace model: ModelDeclaration) { type = .inPlace(model) }

    /// The type, where it is not declared in place.
    var expression: TypeExpression? {
        if case .expression(let located) = type { located.value } else { nil }
    }

    /// The type inside of a list or map.
    var element: TypeExpression {
        let expression = expression ?? .scalar(.json)
        return isNullable && expression != .scalar(.json) ? .optional(expression) : expression
    }
}

/// Where a type that has no name of its own is declared.
struct TypePlace {
    /// What it is called at the top level.
    var name: String
    /// What it is called inside of its owner; `nil` where none can stand in place.
    var nested: String?
    /// The name of the field, parameter or case, which names a type in place.
    var key: Located<String>?
    /// The place that a declaration gets.
    var range: SourceRange

    /// Inside of a list, map or choice that stands here.
    func inside(_ word: String) -> TypePlace { TypePlace(name: name + word, nested: nil, range: range) }
}
