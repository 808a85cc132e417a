package import EndpointDiagnostics

/// An endpoint's place: its module in ``ResolvedSpec/modules`` and its place in that.
package struct EndpointID: Hashable, Sendable {
    package var module: Int
    package var index: Int
    package init(module: Int, index: Int) {
        self.module = module
        self.index = index
    }
}

/// An endpoint with presets, defaults and references applied: what a client does for one call.
package struct Endpoint: Sendable {
    private var box: PartsBox<EndpointParts>

    package var id: EndpointID {
        get { box.parts.id }
        set { PartsBox.owned(&box).parts.id = newValue }
    }
    package var name: Located<String> {
        get { box.parts.name }
        set { PartsBox.owned(&box).parts.name = newValue }
    }
    /// Index into ``ResolvedSpec/files``.
    package var file: Int {
        get { box.parts.file }
        set { PartsBox.owned(&box).parts.file = newValue }
    }
    package var method: HTTPMethod {
        get { box.parts.method }
        set { PartsBox.owned(&box).parts.method = newValue }
    }
    package var target: Target {
        get { box.parts.target }
        set { PartsBox.owned(&box).parts.target = newValue }
    }
    /// In the order of the path.
    package var pathParameters: [Field] {
        get { box.parts.pathParameters }
        set { PartsBox.owned(&box).parts.pathParameters = newValue }
    }
    package var headers: [HeaderField] {
        get { box.parts.headers }
        set { PartsBox.owned(&box).parts.headers = newValue }
    }
    package var query: [Field] {
        get { box.parts.query }
        set { PartsBox.owned(&box).parts.query = newValue }
    }
    /// Wire names of common headers that this endpoint drops.
    package var omittedHeaders: [String] {
        get { box.parts.omittedHeaders }
        set { PartsBox.owned(&box).parts.omittedHeaders = newValue }
    }
    package var body: Body? {
        get { box.parts.body }
        set { PartsBox.owned(&box).parts.body = newValue }
    }
    package var response: Response {
        get { box.parts.response }
        set { PartsBox.owned(&box).parts.response = newValue }
    }
    /// Business codes and statuses this endpoint documents or adds; see ``Module/failures`` for the module's whole table.
    package var documentedErrors: [String] {
        get { box.parts.documentedErrors }
        set { PartsBox.owned(&box).parts.documentedErrors = newValue }
    }
    /// Status to name of error, innermost declaration wins.
    package var statusErrors: [StatusError] {
        get { box.parts.statusErrors }
        set { PartsBox.owned(&box).parts.statusErrors = newValue }
    }
    /// Index into ``ResolvedSpec/servers``.
    package var server: Int {
        get { box.parts.server }
        set { PartsBox.owned(&box).parts.server = newValue }
    }
    package var policies: Policies {
        get { box.parts.policies }
        set { PartsBox.owned(&box).parts.policies = newValue }
    }
    package var paging: Paging? {
        get { box.parts.paging }
        set { PartsBox.owned(&box).parts.paging = newValue }
    }
    package var batch: Batch? {
        get { box.parts.batch }
        set { PartsBox.owned(&box).parts.batch = newValue }
    }
    package var examples: [ExampleDeclaration] {
        get { box.parts.examples }
        set { PartsBox.owned(&box).parts.examples = newValue }
    }
    package var documentation: Documentation {
        get { box.parts.documentation }
        set { PartsBox.owned(&box).parts.documentation = newValue }
    }
    /// The same with its pointer, which passes it on without a look at it.
    package var boxedDocumentation: Boxed<Documentation> { box.parts.$documentation }
    package var tags: [String] {
        get { box.parts.tags }
        set { PartsBox.owned(&box).parts.tags = newValue }
    }
    package var since: String? {
        get { box.parts.since }
        set { PartsBox.owned(&box).parts.since = newValue }
    }
    package var stability: Stability {
        get { box.parts.stability }
        set { PartsBox.owned(&box).parts.stability = newValue }
    }
    package var renamedFrom: [Located<String>] {
        get { box.parts.renamedFrom }
        set { PartsBox.owned(&box).parts.renamedFrom = newValue }
    }
    package var variantOf: EndpointID? {
        get { box.parts.variantOf }
        set { PartsBox.owned(&box).parts.variantOf = newValue }
    }
    package var range: SourceRange {
        get { box.parts.range }
        set { PartsBox.owned(&box).parts.range = newValue }
    }

    package init(
        id: EndpointID,
        name: Located<String>,
        file: Int,
        method: HTTPMethod,
        target: Target,
        response: Response,
        server: Int,
        policies: Policies,
        range: SourceRange
    ) {
        box = PartsBox(
            EndpointParts(
                id: id,
                name: name,
                file: file,
                method: method,
                target: target,
                response: response,
                server: server,
                policies: policies,
                range: range
            )
        )
    }

    /// Whether a request may be sent again without asking: safe, idempotent, or keyed.
    package var isReplayable: Bool { policies.idempotency != .none }
}

/// What a ``Endpoint`` consists of.
private struct EndpointParts: Sendable {
    var id: EndpointID
    var name: Located<String>
    var file: Int
    var method: HTTPMethod
    var target: Target
    var pathParameters: [Field] = []
    var headers: [HeaderField] = []
    var query: [Field] = []
    var omittedHeaders: [String] = []
    @Boxed var body: Body?
    var response: Response
    var documentedErrors: [String] = []
    var statusErrors: [StatusError] = []
    var server: Int
    var policies: Policies
    @Boxed var paging: Paging?
    @Boxed var batch: Batch?
    var examples: [ExampleDeclaration] = []
    @Boxed var documentation: Documentation
    var tags: [String] = []
    var since: String?
    var stability: Stability = Stability.stable
    var renamedFrom: [Located<String>] = []
    var variantOf: EndpointID?
    var range: SourceRange
}

/// Where a request goes.
package enum Target: Sendable {
    /// The module's prefix and the endpoint's path joined, with `{name}` placeholders.
    case path(Located<String>)
    /// The whole address is this parameter.
    indirect case url(Field)
}

/// A header parameter; ``Field/wire`` is the header's name.
package struct HeaderField: Sendable {
    package var field: Field
    /// It is the body's content type (a `Content-Type` parameter, or the one a body's `contentType` names).
    package var isBodyContentType = false
    package init(field: Field) { self.field = field }
}

package struct Body: Sendable {
    package enum Content: Sendable {
        /// Fields in place: parameters of their own.
        case fields([Field])
        /// One parameter `body`.
        case value(TypeReference)
        /// `file`, `bytes` or `text` as the body itself, one parameter `body`.
        case payload(PayloadType)
        case multipart([Field])
    }

    package var content: Content
    package var encoding: BodyEncoding
    /// How nested values and lists are written in a form.
    package var style: ParameterStyle
    /// What a cleared value is in a form; `nil`: left out.
    package var nulls: String?
    /// A fixed content type; `nil`: that of the encoding, or the header parameter that gives it.
    package var contentType: String?
    /// One parameter `body` that is `nil` unless given.
    package var isOptional = false
    package var isJSONString = false
    @Boxed package var documentation: Documentation
    package var range: SourceRange

    package init(content: Content, encoding: BodyEncoding, style: ParameterStyle, range: SourceRange) {
        self.content = content
        self.encoding = encoding
        self.style = style
        self.range = range
    }
}

package struct Response: Sendable {
    package enum Content: Sendable {
        case payload(Payload)
        case outcomes([Outcome])
    }

    package var content: Content
    /// Empty: any 2xx. For outcomes: their statuses.
    package var status: [StatusPattern]
    /// Typed headers of this endpoint's own, beside the server's.
    package var headers: [Field] = []
    @Boxed package var documentation: Documentation
    package var range: SourceRange

    package init(content: Content, status: [StatusPattern], range: SourceRange) {
        self.content = content
        self.status = status
        self.range = range
    }
}

/// What an answer holds.
package enum Payload: Sendable, Hashable {
    case empty
    case text
    case bytes
    case file
    /// JSON; `isOptional` where absent or null is a value.
    case value(TypeReference, isOptional: Bool)
    /// The value is this header (its wire name), not the body.
    case header(String, TypeReference, isOptional: Bool)
}

package struct Outcome: Sendable {
    package enum Value: Sendable {
        case flag(Bool)
        case payload(Payload)
    }

    package var status: Located<StatusPattern>
    package var value: Value
    /// Case of the enum `Response`, given or from the status.
    package var name: String
    /// The author gave the name.
    package var isNamed: Bool

    package init(status: Located<StatusPattern>, value: Value, name: String, isNamed: Bool) {
        self.status = status
        self.value = value
        self.name = name
        self.isNamed = isNamed
    }
}

package struct StatusError: Sendable {
    package var status: Int
    package var name: String
    package init(status: Int, name: String) {
        self.status = status
        self.name = name
    }
}

package struct Paging: Sendable {
    package var style: PagingStyle
    /// The parameter that moves.
    package var parameter: RequestPath?
    package var size: RequestPath?
    /// `nil`: the response is the list.
    package var items: ValuePath?
    package var more: ValuePath?
    package var total: ValuePath?
    package var next: ValuePath?
    package var first: Int
    /// Of one item.
    package var itemType: TypeReference
    package var range: SourceRange

    package init(style: PagingStyle, first: Int, itemType: TypeReference, range: SourceRange) {
        self.style = style
        self.first = first
        self.itemType = itemType
        self.range = range
    }
}

package struct Batch: Sendable {
    package var parameter: RequestPath
    package var size: Int
    package var concurrency: Int
    package var timeout: SpecDuration
    package var items: ValuePath?
    /// The item's field that is its id.
    package var key: ValuePath?
    /// Of one id.
    package var idType: TypeReference
    /// Of one item; a map's value.
    package var itemType: TypeReference
    /// The answer is a map whose keys are the ids.
    package var isMap: Bool
    package var range: SourceRange

    package init(
        parameter: RequestPath,
        size: Int,
        concurrency: Int,
        timeout: SpecDuration,
        idType: TypeReference,
        itemType: TypeReference,
        isMap: Bool,
        range: SourceRange
    ) {
        self.parameter = parameter
        self.size = size
        self.concurrency = concurrency
        self.timeout = timeout
        self.idType = idType
        self.itemType = itemType
        self.isMap = isMap
        self.range = range
    }
}

/// A parameter of the request: the property of the endpoint, and below it where it lies in a typed body.
package struct RequestPath: Sendable, Hashable {
    /// Swift names from the endpoint's property down: `["page"]`, or `["body", "page"]` in a typed body.
    package var components: [String]
    package var type: TypeReference
    package var presence: Presence
    /// Whether Swift warns of using what is below the endpoint's property.
    package var isDeprecated: Bool
    package init(components: [String], type: TypeReference, presence: Presence, isDeprecated: Bool = false) {
        self.components = components
        self.type = type
        self.presence = presence
        self.isDeprecated = isDeprecated
    }
}

/// A path into a response, by Swift names.
package struct ValuePath: Sendable, Hashable {
    package struct Step: Sendable, Hashable {
        package enum Kind: Sendable, Hashable {
            case field, first, last
            /// Into a oneOf all of whose object variants have the field.
            case unionField
        }

        package var name: String
        package var kind: Kind
        /// What follows must be optional-chained.
        package var isOptional: Bool
        package var isDeprecated: Bool
        /// The model whose field tells null from what is absent, if that is one which is written.
        package var changeOwner: ModelID?
        package init(
            name: String,
            kind: Kind,
            isOptional: Bool,
            isDeprecated: Bool = false,
            changeOwner: ModelID? = nil
        ) {
            self.name = name
            self.kind = kind
            self.isOptional = isOptional
            self.isDeprecated = isDeprecated
            self.changeOwner = changeOwner
        }
    }

    package var steps: [Step]
    /// Of the value at the end, without what optional chaining adds.
    package var type: TypeReference
    package init(steps: [Step], type: TypeReference) {
        self.steps = steps
        self.type = type
    }

    /// As it is written.
    package var text: String { steps.map(\.name).joined(separator: ".") }

    /// Whether any step may yield nothing.
    package var isOptional: Bool { steps.contains { $0.isOptional || $0.kind == .first || $0.kind == .last } }
    /// Whether Swift warns of using it.
    package var isDeprecated: Bool { steps.contains(where: \.isDeprecated) }
}
