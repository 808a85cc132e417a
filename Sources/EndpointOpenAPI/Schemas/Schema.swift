import EndpointDiagnostics
import EndpointYAML

/// The keys of one schema, each once read (OpenAPI 3.0.3 section 4.7.24, JSON Schema 2020-12).
struct Schema {
    let node: OpenAPINode
    var reference: YAMLNode?
    var kinds: SchemaKinds = []
    /// `nullable`, or `null` among the types.
    var allowsNull = false
    /// `false`, which no value fits.
    var isNever = false
    var title: YAMLNode?
    var description: YAMLNode?
    var format: YAMLNode?
    var constant: YAMLNode?
    var values: YAMLNode?
    var valueNames: YAMLNode?
    var valueDescriptions: YAMLNode?
    var items: YAMLNode?
    var properties: YAMLNode?
    var required: YAMLNode?
    var additional: YAMLNode?
    var allOf: YAMLNode?
    var oneOf: YAMLNode?
    var anyOf: YAMLNode?
    var discriminator: YAMLNode?
    var defaultValue: YAMLNode?
    var contentEncoding: YAMLNode?
    /// `contentMediaType`, where values of it are bytes rather than text.
    var binaryType: YAMLNode?
    var limits = SchemaLimits()
    var isReadOnly = false
    var isWriteOnly = false
    var deprecated: YAMLPair?
    /// `x-endpoint-…`.
    var vendorKeys: [YAMLPair] = []

    var range: SourceRange { node.range }

    /// The value of a vendor key, by its native name.
    func vendorKey(_ name: String) -> YAMLNode? { vendorKeys.first { $0.key.text == VendorKeys.name(name) }?.value }

    var file: Int { node.file }

    /// Whether something says what values are, rather than what is to be said of them.
    var isStructural: Bool {
        !kinds.isEmpty || !isTypeless
    }

    /// Whether nothing but `type` says what values are.
    var isTypeless: Bool {
        format == nil && constant == nil && values == nil && items == nil && properties == nil && required == nil
            && additional == nil && allOf == nil && oneOf == nil && anyOf == nil && contentEncoding == nil
            && binaryType == nil && limits.isEmpty && !isNever
    }

    /// Whether it can only be null.
    var isNull: Bool { allowsNull && kinds.isEmpty && isTypeless && reference == nil && hasType }
    var hasType = false

    /// The same without what was looked at by itself.
    func without(_ clear: (inout Schema) -> Void) -> Schema {
        var copy = self
        clear(&copy)
        return copy
    }
}

/// The limits of a schema, as written.
struct SchemaLimits {
    var minimum: YAMLNode?
    var maximum: YAMLNode?
    /// A number, or in 3.0 whether ``minimum`` is excluded.
    var exclusiveMinimum: YAMLNode?
    var exclusiveMaximum: YAMLNode?
    var minLength: YAMLNode?
    var maxLength: YAMLNode?
    var pattern: YAMLNode?
    var minItems: YAMLNode?
    var maxItems: YAMLNode?
    var minProperties: YAMLNode?
    var maxProperties: YAMLNode?

    var isEmpty: Bool {
        minimum == nil && maximum == nil && exclusiveMinimum == nil && exclusiveMaximum == nil && minLength == nil
            && maxLength == nil && pattern == nil && minItems == nil && maxItems == nil && minProperties == nil
            && maxProperties == nil
    }

    /// What `other` says besides.
    mutating func add(_ other: SchemaLimits) {
        minimum = minimum ?? other.minimum
        maximum = maximum ?? other.maximum
        exclusiveMinimum = exclusiveMinimum ?? other.exclusiveMinimum
        exclusiveMaximum = exclusiveMaximum ?? other.exclusiveMaximum
        minLength = minLength ?? other.minLength
        maxLength = maxLength ?? other.maxLength
        pattern = pattern ?? other.pattern
        minItems = minItems ?? other.minItems
        maxItems = maxItems ?? other.maxItems
        minProperties = minProperties ?? other.minProperties
        maxProperties = maxProperties ?? other.maxProperties
    }
}
