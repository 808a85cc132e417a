import EndpointNaming
import EndpointSpec
import EndpointTemplating
import EndpointText

/// What the template `endpoint` prints: the type of one endpoint.
struct EndpointContext: TemplateContext {
    var words: Vocabulary
    /// `public `, with its space, or nothing.
    var access: String
    /// Lines of the documentation comment.
    var documentation: BufferedLines
    var name: String
    /// Lines from the access level to the opening brace.
    var head: BufferedLines
    /// Lines that say what `API`, `Response`, `Failure` and `Headers` stand for, where those are no nested types.
    var typealiases: BufferedLines
    /// Lines of the descriptor's declaration, without access.
    var descriptor: BufferedLines
    var properties: [ParameterContext]
    /// The attribute of a deprecated endpoint's initialiser.
    var deprecation: BufferedLines
    /// Lines of the initialiser's head, without access.
    var initializer: BufferedLines
    /// The attribute of `encode(to:)` where it uses what is deprecated, which does not warn in what is deprecated itself.
    var encodingDeprecation: [String]
    /// Lines of `encode(to:)`.
    var encoding: BufferedLines
    /// Lines of an explicit `decode`; none where the protocol's own is right.
    var decoding: BufferedLines
    /// Lines of the member that finds the session in a sign-in's or refresh's result.
    var session: [String]
    /// Lines of the member that says how the list continues.
    var paging: [String]
    /// Lines of a function that it calls.
    var cursorFunction: [String]
    /// Cases of the nested enum `Response`.
    var outcomes: BufferedLines
    var headers: HeadersContext?
    var nested: [ModelContext]
    var formerNames: [FormerNameContext]

    static let shape: ContextShape<Self> = [
        "words": { .context($0.words) },
        "access": { .text($0.access) },
        "documentation": { .lines($0.documentation) },
        "name": { .text($0.name) },
        "head": { .lines($0.head) },
        "typealiases": { .lines($0.typealiases) },
        "descriptor": { .lines($0.descriptor) },
        "hasProperties": { .bool(!$0.properties.isEmpty) },
        "properties": { .list($0.properties) },
        "deprecation": { .lines($0.deprecation) },
        "initializer": { .lines($0.initializer) },
        "encodingDeprecation": { .texts($0.encodingDeprecation) },
        "hasEncoding": { .bool(!$0.encoding.isEmpty) },
        "encoding": { .lines($0.encoding) },
        "hasDecoding": { .bool(!$0.decoding.isEmpty) },
        "decoding": { .lines($0.decoding) },
        "hasSession": { .bool(!$0.session.isEmpty) },
        "session": { .texts($0.session) },
        "hasPaging": { .bool(!$0.paging.isEmpty) },
        "paging": { .texts($0.paging) },
        "hasCursorFunction": { .bool(!$0.cursorFunction.isEmpty) },
        "cursorFunction": { .texts($0.cursorFunction) },
        "hasOutcomes": { .bool(!$0.outcomes.isEmpty) },
        "outcomes": { .lines($0.outcomes) },
        "headers": { .optional($0.headers) },
        "nested": { .list($0.nested) },
        "formerNames": { .list($0.formerNames) },
    ]
}

/// A property of an endpoint's type.
struct ParameterContext: TemplateContext {
    var documentation: BufferedLines
    /// Lines of its attribute.
    var deprecation: BufferedLines
    var name: String
    var type: BufferedText
    /// The private property behind a deprecated one, so that the type itself can use it without a warning.
    var storage: String?
    /// Lines of the initialiser that set it.
    var assignment: BufferedLines

    static let shape: ContextShape<Self> = [
        "documentation": { .lines($0.documentation) },
        "deprecation": { .lines($0.deprecation) },
        "propertyName": { .text($0.name) },
        "type": { .stored($0.type) },
        "storage": { .optional($0.storage) },
        "assignment": { .lines($0.assignment) },
    ]
}

/// Typed headers of a response.
struct HeadersContext: TemplateContext {
    var access: String
    var name: String
    var summary: String
    var fields: [HeaderFieldContext]

    static let shape: ContextShape<Self> = [
        "access": { .text($0.access) },
        "headersName": { .text($0.name) },
        "summary": { .text($0.summary) },
        "fields": { .list($0.fields) },
    ]
}

/// One typed header.
struct HeaderFieldContext: TemplateContext {
    var documentation: [String]
    /// `name: Type`
    var declaration: String
    /// Lines that read it.
    var reading: [String]

    static let shape: ContextShape<Self> = [
        "documentation": { .texts($0.documentation) },
        "declaration": { .text($0.declaration) },
        "reading": { .texts($0.reading) },
    ]
}

/// A name that an endpoint's type had once.
struct FormerNameContext: TemplateContext {
    /// Lines.
    var attribute: [String]
    /// Lines, without access.
    var declaration: [String]

    static let shape: ContextShape<Self> = [
        "attribute": { .texts($0.attribute) },
        "declaration": { .texts($0.declaration) },
    ]
}

/// What the template `endpoints` prints: types of endpoints that follow each other in a file.
struct EndpointsContext: TemplateContext {
    var endpoints: [EndpointContext]

    static let shape: ContextShape<Self> = ["endpoints": { .list($0.endpoints) }]
}
