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
    package var id: EndpointID
    package var name: Located<String>
    /// Index into ``ResolvedSpec/files``.
    package var file: Int
    package var method: HTTPMethod
    package var target: Target
    /// In the order of the path.
    package var pathParameters: [Field] = []
    package var headers: [HeaderField] = []
    package var query: [Field] = []
    /// Wire names of common headers that this endpoint drops.
    package var omittedHeaders: [String] = []
    @Boxed package var body: Body? = nil
    package var response: Response
    /// Business codes and statuses this endpoint documents or adds; see ``Module/failures`` for the module's whole table.
    package var documentedErrors: [String] = []
    /// Status to name of error, innermost declaration wins.
    package var statusErrors: [StatusError] = []
    /// Index into ``ResolvedSpec/servers``.
    package var server: Int
    package var policies: Policies
    @Boxed package var paging: Paging? = nil
    @Boxed package var batch: Batch? = nil
    package var examples: [ExampleDeclaration] = []
    package var documentation = Documentation()
    package var tags: [String] = []
    package var since: String?
    package var stability = Stability.stable
    package var renamedFrom: [Located<String>] = []
    package var variantOf: EndpointID?
    package var range: SourceRange

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
        self.id = id
        self.name = name
        self.file = file
        self.method = method
        self.target = target
        self.response = response
        self.server = server
        self.policies = policies
        self.range = range
    }

    /// Whether a request may be sent again without asking: safe, idempotent, or keyed.
    package var isReplayable: Bool { policies.idempotency != .none }
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
    package var documentation = Documentation()
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
    package var documentation = Documentation()
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
    package init(components: [String], type: TypeReference, presence: Presence) {
        self.components = components
        self.type = type
        self.presence = presence
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
        package init(name: String, kind: Kind, isOptional: Bool) {
            self.name = name
            self.kind = kind
            self.isOptional = isOptional
        }
    }

    package var steps: [Step]
    /// Of the value at the end, without what optional chaining adds.
    package var type: TypeReference
    package init(steps: [Step], type: TypeReference) {
        self.steps = steps
        self.type = type
    }

    /// Whether any step may yield nothing.
    package var isOptional: Bool { steps.contains { $0.isOptional || $0.kind == .first || $0.kind == .last } }
}
