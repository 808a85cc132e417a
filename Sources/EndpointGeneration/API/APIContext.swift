import EndpointNaming
import EndpointTemplating

/// What the template `api` prints: the API type with its environments, servers and named policies.
struct APIContext: TemplateContext {
    var words: Vocabulary
    var access: String
    var documentation: [String]
    var name: String
    /// Another name of the API type, for endpoints that hide its own.
    var alias: String?
    var environment: EnvironmentContext
    var groups: [ConstantGroupContext]
    var headers: [HeadersContext]
    /// Lines of the descriptor's declaration.
    var descriptor: [String]
    /// What joins endpoints to the client's own work; each is the lines of a member.
    var wiring: [MemberContext]

    static let shape: ContextShape<Self> = [
        "words": { .context($0.words) },
        "access": { .text($0.access) },
        "documentation": { .texts($0.documentation) },
        "name": { .text($0.name) },
        "alias": { .optional($0.alias) },
        "environment": { .context($0.environment) },
        "groups": { .list($0.groups) },
        "headers": { .list($0.headers) },
        "descriptor": { .texts($0.descriptor) },
        "wiring": { .list($0.wiring) },
    ]
}

/// Environments of an API, over all its servers.
struct EnvironmentContext: TemplateContext {
    /// `case production`, `case enterprise(host: String)`
    var cases: [String]
    /// Lines inside `switch self` of `name`.
    var names: [String]
    /// Lines of the body of `base(of:)`.
    var bases: [String]

    static let shape: ContextShape<Self> = [
        "cases": { .texts($0.cases) },
        "names": { .texts($0.names) },
        "bases": { .texts($0.bases) },
    ]
}

/// A member of a type, without its indentation.
struct MemberContext: TemplateContext {
    var lines: [String]

    static let shape: ContextShape<Self> = ["lines": { .texts($0.lines) }]
}

/// Named constants of one kind: servers, timeouts, retries or credentials.
struct ConstantGroupContext: TemplateContext {
    var summary: String
    var name: String
    var constants: [ConstantContext]

    static let shape: ContextShape<Self> = [
        "summary": { .text($0.summary) },
        "groupName": { .text($0.name) },
        "constants": { .list($0.constants) },
    ]
}

/// One of them.
struct ConstantContext: TemplateContext {
    var documentation: [String]
    /// Lines of the declaration.
    var declaration: [String]

    static let shape: ContextShape<Self> = [
        "documentation": { .texts($0.documentation) },
        "declaration": { .texts($0.declaration) },
    ]
}
