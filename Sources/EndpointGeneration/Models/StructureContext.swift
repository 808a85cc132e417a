import EndpointTemplating

/// A struct: context of `model-structure.mustache`.
struct StructureContext: TemplateContext {
    var declaration: DeclarationContext
    var properties: [PropertyContext]
    /// The head of the memberwise initialiser, up to its opening brace.
    var initializer: [String]
    var assignments: [String]

    static let shape: ContextShape<Self> = [
        "declaration": { .context($0.declaration) },
        "properties": { .list($0.properties) },
        "hasProperties": { .bool(!$0.properties.isEmpty) },
        "initializer": { .texts($0.initializer) },
        "assignments": { .texts($0.assignments) },
    ]
}

/// A stored property, or an accessor pair over a private one where the field is deprecated or boxed.
struct PropertyContext: TemplateContext {
    var access: String
    var documentation: [String]
    var name: String
    var type: String
    var deprecation: [String]
    /// The private property behind one that is deprecated or boxed, its type, and the value in it.
    var storage: String?
    var storageType: String
    var storageValue: String

    static let shape: ContextShape<Self> = [
        "access": { .text($0.access) },
        "documentation": { .texts($0.documentation) },
        "name": { .text($0.name) },
        "type": { .text($0.type) },
        "deprecation": { .texts($0.deprecation) },
        "storage": { .optional($0.storage) },
        "storageType": { .text($0.storageType) },
        "storageValue": { .text($0.storageValue) },
    ]
}
