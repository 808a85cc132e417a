import EndpointTemplating
import EndpointText

/// A newtype: context of `model-newtype.mustache`.
struct NewtypeContext: TemplateContext {
    /// A ``DeclarationContext``, made once for all that name it.
    var declaration: TemplateValue
    var type: String

    static let shape: ContextShape<Self> = [
        "declaration": { $0.declaration },
        "type": { .text($0.type) },
    ]
}

/// An enum over text or integers: context of `model-enumeration.mustache`.
struct EnumerationContext: TemplateContext {
    /// A ``DeclarationContext``, made once for all that name it.
    var declaration: TemplateValue
    var cases: [CaseContext]
    var isOpen: Bool
    /// `String` or `Int64`.
    var rawType: String
    /// The lines of the two switches of an open enum, `default` apart.
    var readingCases: BufferedLines
    var writingCases: BufferedLines
    /// The declaration of the list of cases.
    var knownCases: BufferedLines

    static let shape: ContextShape<Self> = [
        "declaration": { $0.declaration },
        "cases": { .list($0.cases) },
        "isOpen": { .bool($0.isOpen) },
        "rawType": { .text($0.rawType) },
        "readingCases": { .lines($0.readingCases) },
        "writingCases": { .lines($0.writingCases) },
        "knownCases": { .lines($0.knownCases) },
    ]
}

/// A case of an enum or oneOf.
struct CaseContext: TemplateContext {
    var documentation: BufferedLines
    /// With payload or raw value.
    var declaration: String

    static let shape: ContextShape<Self> = [
        "documentation": { .lines($0.documentation) },
        "declaration": { .text($0.declaration) },
    ]
}

/// A oneOf: context of `model-union.mustache`.
struct UnionContext: TemplateContext {
    /// A ``DeclarationContext``, made once for all that name it.
    var declaration: TemplateValue
    var cases: [CaseContext]

    static let shape: ContextShape<Self> = [
        "declaration": { $0.declaration },
        "cases": { .list($0.cases) },
    ]
}
