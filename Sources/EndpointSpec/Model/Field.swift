package import EndpointDiagnostics

/// A field of a model or body, a parameter, a header or a part.
package struct Field: Sendable {
    /// The Swift name, before reserved words are quoted.
    package var name: Located<String>
    /// The name on the wire, with `json.keys` applied.
    package var wire: String
    package var type: TypeReference
    package var presence: Presence
    /// Fixed: no Swift parameter, sent always, checked on receipt.
    package var fixedValue: LiteralValue?
    package var defaultValue: LiteralValue?
    /// `format: jsonString`: the value is JSON inside a string.
    package var isJSONString = false
    /// `nil`: the place's own default (`repeat`, or the server's style for bodies).
    package var style: ParameterStyle?
    /// The payload of a part or body that is no value: `file`, `bytes`, `text`. `type` is then without meaning.
    package var payload: PayloadType?
    @Boxed package var contentType: String?
    @Boxed package var filename: String?
    package var isReadOnly = false
    package var isWriteOnly = false
    @Boxed package var documentation: Documentation
    @Boxed package var example: Located<LiteralExpression>?
    @Boxed package var limits: Limits
    /// The model whose `includes` brought this field, where it is not the owner's own.
    package var includedFrom: ModelID?
    package var range: SourceRange

    package init(
        name: Located<String>,
        wire: String,
        type: TypeReference,
        presence: Presence = .required,
        range: SourceRange
    ) {
        self.name = name
        self.wire = wire
        self.type = type
        self.presence = presence
        self.range = range
    }
}
