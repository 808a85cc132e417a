package import EndpointDiagnostics

/// A field of a model or body, a parameter, a header or a part.
package struct Field: Sendable {
    private var box: PartsBox<FieldParts>

    /// The Swift name, before reserved words are quoted.
    package var name: Located<String> {
        get { box.parts.name }
        set { PartsBox.owned(&box).parts.name = newValue }
    }
    /// The name on the wire, with `json.keys` applied.
    package var wire: String {
        get { box.parts.wire }
        set { PartsBox.owned(&box).parts.wire = newValue }
    }
    package var type: TypeReference {
        get { box.parts.type }
        set { PartsBox.owned(&box).parts.type = newValue }
    }
    package var presence: Presence {
        get { box.parts.presence }
        set { PartsBox.owned(&box).parts.presence = newValue }
    }
    /// Fixed: no Swift parameter, sent always, checked on receipt.
    package var fixedValue: LiteralValue? {
        get { box.parts.fixedValue }
        set { PartsBox.owned(&box).parts.fixedValue = newValue }
    }
    package var defaultValue: LiteralValue? {
        get { box.parts.defaultValue }
        set { PartsBox.owned(&box).parts.defaultValue = newValue }
    }
    /// `format: jsonString`: the value is JSON inside a string.
    package var isJSONString: Bool {
        get { box.parts.isJSONString }
        set { PartsBox.owned(&box).parts.isJSONString = newValue }
    }
    /// `nil`: the place's own default (`repeat`, or the server's style for bodies).
    package var style: ParameterStyle? {
        get { box.parts.style }
        set { PartsBox.owned(&box).parts.style = newValue }
    }
    /// The payload of a part or body that is no value: `file`, `bytes`, `text`. `type` is then without meaning.
    package var payload: PayloadType? {
        get { box.parts.payload }
        set { PartsBox.owned(&box).parts.payload = newValue }
    }
    package var contentType: String? {
        get { box.parts.contentType }
        set { PartsBox.owned(&box).parts.contentType = newValue }
    }
    package var filename: String? {
        get { box.parts.filename }
        set { PartsBox.owned(&box).parts.filename = newValue }
    }
    package var isReadOnly: Bool {
        get { box.parts.isReadOnly }
        set { PartsBox.owned(&box).parts.isReadOnly = newValue }
    }
    package var isWriteOnly: Bool {
        get { box.parts.isWriteOnly }
        set { PartsBox.owned(&box).parts.isWriteOnly = newValue }
    }
    package var documentation: Documentation {
        get { box.parts.documentation }
        set { PartsBox.owned(&box).parts.documentation = newValue }
    }
    package var example: Located<LiteralExpression>? {
        get { box.parts.example }
        set { PartsBox.owned(&box).parts.example = newValue }
    }
    package var limits: Limits {
        get { box.parts.limits }
        set { PartsBox.owned(&box).parts.limits = newValue }
    }
    /// The model whose `includes` brought this field, where it is not the owner's own.
    package var includedFrom: ModelID? {
        get { box.parts.includedFrom }
        set { PartsBox.owned(&box).parts.includedFrom = newValue }
    }
    package var range: SourceRange {
        get { box.parts.range }
        set { PartsBox.owned(&box).parts.range = newValue }
    }

    package init(
        name: Located<String>,
        wire: String,
        type: TypeReference,
        presence: Presence = .required,
        range: SourceRange
    ) {
        box = PartsBox(FieldParts(name: name, wire: wire, type: type, presence: presence, range: range))
    }

    // MARK: Parts with their pointers, which pass them on without a look at them

    package var boxedDocumentation: Boxed<Documentation> {
        get { box.parts.$documentation }
        set { PartsBox.owned(&box).parts.$documentation = newValue }
    }
    package var boxedExample: Boxed<Located<LiteralExpression>?> {
        get { box.parts.$example }
        set { PartsBox.owned(&box).parts.$example = newValue }
    }
    package var boxedLimits: Boxed<Limits> {
        get { box.parts.$limits }
        set { PartsBox.owned(&box).parts.$limits = newValue }
    }

    package var hasLimits: Bool { boxedLimits.isGiven }
}

/// What a ``Field`` consists of.
private struct FieldParts: Sendable {
    var name: Located<String>
    var wire: String
    var type: TypeReference
    var presence: Presence
    var fixedValue: LiteralValue?
    var defaultValue: LiteralValue?
    var isJSONString = false
    var style: ParameterStyle?
    var payload: PayloadType?
    @Boxed var contentType: String?
    @Boxed var filename: String?
    var isReadOnly = false
    var isWriteOnly = false
    @Boxed var documentation: Documentation
    @Boxed var example: Located<LiteralExpression>?
    @Boxed var limits: Limits
    var includedFrom: ModelID?
    var range: SourceRange

    init(name: Located<String>, wire: String, type: TypeReference, presence: Presence, range: SourceRange) {
        self.name = name
        self.wire = wire
        self.type = type
        self.presence = presence
        self.range = range
    }
}
