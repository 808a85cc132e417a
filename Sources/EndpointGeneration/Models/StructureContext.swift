import EndpointTemplating
import EndpointText

/// A struct: context of `model-structure.mustache`.
struct StructureContext: TemplateContext {
    /// A ``DeclarationContext``, made once for all that name it.
    var declaration: TemplateValue
    var properties: [PropertyContext]
    /// The head of the memberwise initialiser, up to its opening brace.
    var initializer: BufferedLines
    var assignments: BufferedLines

    static let shape: ContextShape<Self> = [
        "declaration": { $0.declaration },
        "properties": { .list($0.properties) },
        "hasProperties": { .bool(!$0.properties.isEmpty) },
        "initializer": { .lines($0.initializer) },
        "assignments": { .lines($0.assignments) },
    ]
}

/// A stored property, or an accessor pair over a private one where the field is deprecated or boxed.
struct PropertyContext: TemplateContext {
    var access: String
    var documentation: BufferedLines
    var name: String
    var type: BufferedText
    var deprecation: BufferedLines
    /// The private property behind one that is deprecated or boxed, its type, and the value in it.
    var storage: String?
    var storageType: BufferedText
    var storageValue: String

    static let shape: ContextShape<Self> = [
        "access": { .text($0.access) },
        "documentation": { .lines($0.documentation) },
        "name": { .text($0.name) },
        "type": { .stored($0.type) },
        "deprecation": { .lines($0.deprecation) },
        "storage": { .optional($0.storage) },
        "storageType": { .stored($0.storageType) },
        "storageValue": { .text($0.storageValue) },
    ]
}
