import EndpointNaming
import EndpointSpec
import EndpointTemplating

/// What the template `module` prints: a module's requests, the client's property for them, and its failures.
struct ModuleContext: TemplateContext {
    var words: Vocabulary
    var access: String
    var documentation: [String]
    /// The same, inside an extension.
    var innerDocumentation: [String]
    var api: String
    var requests: String
    /// Lines of the client's property.
    var property: [String]
    var moduleName: String
    var failure: String
    var cases: [FailureCaseContext]
    /// Lines of the table of names.
    var table: [String]
    /// Lines of `switch self` in `refusal`.
    var refusalPattern: [String]
    var accessors: [FailureDataContext]

    static let shape: ContextShape<Self> = [
        "words": { .context($0.words) },
        "access": { .text($0.access) },
        "documentation": { .texts($0.documentation) },
        "innerDocumentation": { .texts($0.innerDocumentation) },
        "api": { .text($0.api) },
        "requests": { .text($0.requests) },
        "property": { .texts($0.property) },
        "moduleName": { .text($0.moduleName) },
        "failure": { .text($0.failure) },
        "hasCases": { .bool(!$0.cases.isEmpty) },
        "cases": { .list($0.cases) },
        "table": { .texts($0.table) },
        "refusalPattern": { .texts($0.refusalPattern) },
        "accessors": { .list($0.accessors) },
    ]
}

/// A named refusal.
struct FailureCaseContext: TemplateContext {
    var documentation: [String]
    var name: String
    var member: String
    /// A literal.
    var key: String

    static let shape: ContextShape<Self> = [
        "documentation": { .texts($0.documentation) },
        "caseName": { .text($0.name) },
        "caseMember": { .text($0.member) },
        "caseKey": { .text($0.key) },
    ]
}

/// What a refusal carries.
struct FailureDataContext: TemplateContext {
    var summary: String
    var name: String
    var type: String
    /// Lines that read it.
    var reading: [String]

    static let shape: ContextShape<Self> = [
        "summary": { .text($0.summary) },
        "dataName": { .text($0.name) },
        "dataType": { .text($0.type) },
        "reading": { .texts($0.reading) },
    ]
}
