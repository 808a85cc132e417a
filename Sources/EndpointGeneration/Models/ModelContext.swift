package import EndpointTemplating
import EndpointText

/// A model's declaration with everything nested in it: context of `model.mustache`.
///
/// Exactly one of `structure`, `newtype`, `enumeration` and `union` is there.
package struct ModelContext: TemplateContext {
    var structure: StructureContext?
    var newtype: NewtypeContext?
    var enumeration: EnumerationContext?
    var union: UnionContext?
    /// Conformances that hold under conditions; they stand at file scope behind the outermost type.
    var extensions: [ConformanceContext] = []
    var aliases: [AliasContext] = []

    package static let shape: ContextShape<Self> = [
        "structure": { .optional($0.structure) },
        "newtype": { .optional($0.newtype) },
        "enumeration": { .optional($0.enumeration) },
        "union": { .optional($0.union) },
        "extensions": { .list($0.extensions) },
        "aliases": { .list($0.aliases) },
    ]
}

/// What the declarations of all kinds of models have.
struct DeclarationContext: TemplateContext {
    /// With the space behind it; empty for internal.
    var access: String
    var documentation: BufferedLines
    /// From the modifiers to the opening brace.
    var header: BufferedLines
    var decoding: CodingContext?
    var encoding: CodingContext?
    var nested: [ModelContext] = []

    static let shape: ContextShape<Self> = [
        "access": { .text($0.access) },
        "documentation": { .lines($0.documentation) },
        "header": { .lines($0.header) },
        "decoding": { .optional($0.decoding) },
        "encoding": { .optional($0.encoding) },
        "nested": { .list($0.nested) },
    ]
}

/// The body of `init(from:)` or `encode(to:)`.
struct CodingContext: TemplateContext {
    var access: String
    /// `Decoder` or `Encoder`, qualified where a model hides it.
    var coder: String
    var lines: BufferedLines

    static let shape: ContextShape<Self> = [
        "access": { .text($0.access) },
        "coder": { .text($0.coder) },
        "lines": { .lines($0.lines) },
    ]
}

/// A conformance in an extension of its own.
struct ConformanceContext: TemplateContext {
    var header: [String]
    var decoding: CodingContext?
    var encoding: CodingContext?
    /// A conformance that Swift makes by itself.
    var isEmpty: Bool { decoding == nil && encoding == nil }

    static let shape: ContextShape<Self> = [
        "header": { .texts($0.header) },
        "isEmpty": { .bool($0.isEmpty) },
        "decoding": { .optional($0.decoding) },
        "encoding": { .optional($0.encoding) },
    ]
}

/// Another name of a model at file scope: a former one, or one that nothing hides.
struct AliasContext: TemplateContext {
    var documentation: [String]
    var attributes: [String]
    /// The whole declaration.
    var declaration: [String]

    static let shape: ContextShape<Self> = [
        "documentation": { .texts($0.documentation) },
        "attributes": { .texts($0.attributes) },
        "declaration": { .texts($0.declaration) },
    ]
}
