package import EndpointDiagnostics

/// A model as written: under `models:`, or in place.
package struct ModelDeclaration: Sendable {
    /// The key under `models:`; for a model in place the key of its owner's field, or what stands for it (`body`, `response`).
    package var name: Located<String>
    package var kind: ModelKindDeclaration
    package var generic: [Located<String>] = []
    package var includes: [Located<TypeExpression>] = []
    package var conformances: [Located<Conformance>] = []
    @Boxed package var documentation: Documentation
    package var renamedFrom: [Located<String>] = []
    package var range: SourceRange

    package init(name: Located<String>, kind: ModelKindDeclaration, range: SourceRange) {
        self.name = name
        self.kind = kind
        self.range = range
    }
}

/// A protocol of Swift's that a model may be asked to conform to beside what is needed.
package enum Conformance: String, Sendable, Hashable, CaseIterable {
    case decodable = "Decodable"
    case encodable = "Encodable"
    case hashable = "Hashable"
}

package indirect enum ModelKindDeclaration: Sendable {
    case structure(fields: [FieldDeclaration])
    case newtype(Located<TypeExpression>, format: Located<String>?, limits: Limits)
    case enumeration(EnumerationDeclaration)
    case union(UnionDeclaration)
    /// `swift: Module.Type`.
    case external(Located<String>)
}

package struct EnumerationDeclaration: Sendable {
    package var values: [EnumerationValueDeclaration]
    package var isOpen: Bool

    package init(values: [EnumerationValueDeclaration], isOpen: Bool) {
        self.values = values
        self.isOpen = isOpen
    }
}

package struct EnumerationValueDeclaration: Sendable {
    package var wire: Located<String>
    /// The Swift name, where the spec gives one.
    package var name: Located<String>?
    @Boxed package var documentation: Documentation
}

extension EnumerationValueDeclaration {
    package init(wire: Located<String>, name: Located<String>?) {
        self.init(wire: wire, name: name, documentation: Boxed())
    }
}

package struct UnionDeclaration: Sendable {
    package var variants: [VariantDeclaration]
    /// Wire name of the tag; `nil` for an untagged oneOf.
    package var discriminator: Located<String>?
    package var content: Located<String>?
    package var otherwise: Located<TypeExpression>?
    package var isOpen: Bool

    package init(variants: [VariantDeclaration], isOpen: Bool) {
        self.variants = variants
        self.isOpen = isOpen
    }
}

package struct VariantDeclaration: Sendable {
    /// The wire value with a discriminator, the Swift name without one.
    package var key: Located<String>
    package var name: Located<String>?
    package var type: FieldTypeDeclaration
    /// `{ value: now }`: a fixed text.
    package var fixedValue: Located<LiteralExpression>?
    /// As in a field's long form.
    package var format: Located<String>?
    package var keys: Located<TypeExpression>?
    @Boxed package var documentation: Documentation
    package var range: SourceRange

    package init(key: Located<String>, type: FieldTypeDeclaration, range: SourceRange) {
        self.key = key
        self.type = type
        self.range = range
    }
}
