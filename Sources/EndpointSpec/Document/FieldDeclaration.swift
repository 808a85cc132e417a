package import EndpointDiagnostics

/// A field, parameter, header or part as written, short or long form (FORMAT section 3).
package struct FieldDeclaration: Sendable {
    /// The key it stands under: the Swift name, or the header's name in mappings of headers.
    package var key: Located<String>
    package var type: FieldTypeDeclaration
    package var defaultValue: Located<LiteralExpression>?
    /// The whole entry, key included.
    package var range: SourceRange
    /// Short forms, which most fields have, are an eighth of the size without it.
    private var box: FieldDetailsBox?

    /// Whether the long form was used, without which there are no ``details``.
    package var hasDetails: Bool { box != nil }

    /// What only the long form says; setting it once is cheaper than setting its parts one by one.
    package var details: FieldDetails {
        get { box?.details ?? FieldDetails() }
        set { box = FieldDetailsBox(newValue) }
    }
}

extension FieldDeclaration {
    /// Made from all parts at once, which needs no copy of the whole.
    package init(
        key: Located<String>,
        type: FieldTypeDeclaration,
        defaultValue: Located<LiteralExpression>? = nil,
        details: FieldDetails? = nil,
        range: SourceRange
    ) {
        let box = details.map(FieldDetailsBox.init)
        self.init(key: key, type: type, defaultValue: defaultValue, range: range, box: box)
    }
}

/// What only the long form of a field says.
package struct FieldDetails: Sendable {
    package var isOptional: Located<Bool>?
    package var isNullable: Located<Bool>?
    @Boxed package var fixedValue: Located<LiteralExpression>?
    @Boxed package var wire: Located<String>?
    @Boxed package var name: Located<String>?
    @Boxed package var format: Located<String>?
    @Boxed package var style: Located<ParameterStyle>?
    @Boxed package var keys: Located<TypeExpression>?
    @Boxed package var contentType: Located<String>?
    @Boxed package var filename: Located<String>?
    package var isReadOnly = false
    package var isWriteOnly = false
    @Boxed package var documentation: Documentation
    @Boxed package var example: Located<LiteralExpression>?
    @Boxed package var limits: Limits

    package init() {}
}

private final class FieldDetailsBox: Sendable {
    let details: FieldDetails
    init(_ details: FieldDetails) { self.details = details }
}

/// The parts of the long form, as if they stood in the field itself.
extension FieldDeclaration {
    package var isOptional: Located<Bool>? {
        get { box?.details.isOptional }
        set { details.isOptional = newValue }
    }
    package var isNullable: Located<Bool>? {
        get { box?.details.isNullable }
        set { details.isNullable = newValue }
    }
    package var fixedValue: Located<LiteralExpression>? {
        get { box?.details.fixedValue }
        set { details.fixedValue = newValue }
    }
    package var wire: Located<String>? {
        get { box?.details.wire }
        set { details.wire = newValue }
    }
    package var name: Located<String>? {
        get { box?.details.name }
        set { details.name = newValue }
    }
    package var format: Located<String>? {
        get { box?.details.format }
        set { details.format = newValue }
    }
    package var style: Located<ParameterStyle>? {
        get { box?.details.style }
        set { details.style = newValue }
    }
    package var keys: Located<TypeExpression>? {
        get { box?.details.keys }
        set { details.keys = newValue }
    }
    package var contentType: Located<String>? {
        get { box?.details.contentType }
        set { details.contentType = newValue }
    }
    package var filename: Located<String>? {
        get { box?.details.filename }
        set { details.filename = newValue }
    }
    package var isReadOnly: Bool {
        get { box?.details.isReadOnly ?? false }
        set { details.isReadOnly = newValue }
    }
    package var isWriteOnly: Bool {
        get { box?.details.isWriteOnly ?? false }
        set { details.isWriteOnly = newValue }
    }
    package var documentation: Documentation {
        get { box?.details.documentation ?? Documentation() }
        set { details.documentation = newValue }
    }
    package var example: Located<LiteralExpression>? {
        get { box?.details.example }
        set { details.example = newValue }
    }
    package var limits: Limits {
        get { box?.details.limits ?? Limits() }
        set { details.limits = newValue }
    }

    /// Gives a field what is said of it in words, and its limits, by pointer.
    func copyWords(to field: inout Field) {
        guard let details = box?.details else { return }
        field.boxedDocumentation = details.$documentation
        field.boxedExample = details.$example
        field.boxedLimits = details.$limits
    }

    /// Whether ``example`` or one of ``limits`` is given.
    var hasExampleOrLimits: Bool {
        guard let details = box?.details else { return false }
        return details.$example.isGiven || details.$limits.isGiven
    }
}

/// How the type of a field, response or body is given.
package enum FieldTypeDeclaration: Sendable {
    /// `type:` or the short form.
    case expression(Located<TypeExpression>)
    /// `enum`, `fields`, `oneOf`, or `includes` of a response, in place.
    indirect case inPlace(ModelDeclaration)
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

    package var isEmpty: Bool {
        minimum == nil && maximum == nil && minLength == nil && maxLength == nil && pattern == nil && minItems == nil
            && maxItems == nil
    }
}

extension Limits: RarelyGiven {
    package static var notGiven: Limits { Limits() }
    package var isGiven: Bool { !isEmpty }
}

/// What a spec says about a thing in words.
package struct Documentation: Sendable, Hashable {
    package var summary: Located<String>?
    package var description: Located<String>?
    @Boxed package var deprecation: Deprecation?

    package init() {}
}

extension Documentation: RarelyGiven {
    package static var notGiven: Documentation { Documentation() }
    package var isGiven: Bool { summary != nil || description != nil || deprecation != nil }
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
