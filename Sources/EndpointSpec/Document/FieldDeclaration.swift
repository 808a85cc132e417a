package import EndpointDiagnostics

/// A field, parameter, header or part as written, short or long form (FORMAT section 3).
package struct FieldDeclaration: Sendable {
    /// The key it stands under: the Swift name, or the header's name in mappings of headers.
    package var key: Located<String>
    package var type: FieldTypeDeclaration
    package var isOptional: Located<Bool>?
    package var isNullable: Located<Bool>?
    package var defaultValue: Located<LiteralExpression>?
    package var fixedValue: Located<LiteralExpression>?
    package var wire: Located<String>?
    package var name: Located<String>?
    package var format: Located<String>?
    package var style: Located<ParameterStyle>?
    package var keys: Located<TypeExpression>?
    package var contentType: Located<String>?
    package var filename: Located<String>?
    package var isReadOnly = false
    package var isWriteOnly = false
    package var documentation = Documentation()
    package var example: Located<LiteralExpression>?
    package var limits = Limits()
    /// The whole entry, key included.
    package var range: SourceRange

    package init(key: Located<String>, type: FieldTypeDeclaration, range: SourceRange) {
        self.key = key
        self.type = type
        self.range = range
    }
}

/// How the type of a field, response or body is given.
package indirect enum FieldTypeDeclaration: Sendable {
    /// `type:` or the short form.
    case expression(Located<TypeExpression>)
    /// `enum`, `fields`, `oneOf`, or `includes` of a response, in place.
    case inPlace(ModelDeclaration)
    /// `value` alone: a fixed string.
    case fixedString
    /// `omit`, for a header that a server would send.
    case omitted(SourceRange)
}

/// How a list or nested value is written in queries, forms and paths (RFC 3986 leaves it open).
package enum ParameterStyle: String, Sendable, Hashable, CaseIterable {
    case `repeat`, csv, brackets, indices, segments
}

/// Limits that are documented and checked before sending, never on receipt.
package struct Limits: Sendable, Hashable {
    package var minimum: Located<String>?
    package var maximum: Located<String>?
    package var minLength: Located<Int>?
    package var maxLength: Located<Int>?
    package var pattern: Located<String>?
    package var minItems: Located<Int>?
    package var maxItems: Located<Int>?

    package init() {}

    package var isEmpty: Bool { self == Limits() }
}

/// What a spec says about a thing in words.
package struct Documentation: Sendable, Hashable {
    package var summary: Located<String>?
    package var description: Located<String>?
    package var deprecation: Deprecation?

    package init() {}
}

/// `deprecated: true`, a text, or the long form.
package struct Deprecation: Sendable, Hashable {
    package var since: String?
    package var message: String?
    /// `yyyy-MM-dd`.
    package var removeAfter: Located<String>?
    /// A reference to what is used instead, `module.endpoint` for endpoints.
    package var replacedBy: Located<String>?
    package var range: SourceRange

    package init(range: SourceRange) { self.range = range }
}
