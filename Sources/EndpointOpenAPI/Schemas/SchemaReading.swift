import EndpointDiagnostics
import EndpointYAML

/// Schemas as they are written.
extension OpenAPIDecoder {
    /// Reads the keys of a schema in one go; what is no schema is reported.
    mutating func schema(_ node: OpenAPINode) -> Schema {
        var schema = Schema(node: node)
        guard node.isMapping else {
            if node.isFalse {
                schema.isNever = true
            } else if !node.isTrue, !node.node.isNull {
                report(.wrongShape("a schema", "a mapping", at: node.range))
            }
            return schema
        }
        for pair in node.pairs where !pair.value.isNull || pair.key.hasText("default") || pair.key.hasText("const") {
            read(pair, into: &schema)
        }
        return schema
    }

    private mutating func read(_ pair: YAMLPair, into schema: inout Schema) {
        let value = pair.value
        switch pair.key.text {
        case "type": readType(value, into: &schema)
        case "description": schema.description = value
        case "properties": schema.properties = mapping(value, "'properties'")
        case "$ref": schema.reference = value.kind == .scalar ? value : nil
        case "format": schema.format = value
        case "example", "examples", "externalDocs", "xml", "$schema", "$id", "$comment", "$defs", "definitions": break
        case "nullable", "x-nullable": schema.allowsNull = schema.allowsNull || value.hasText("true")
        case "required": schema.required = list(value, "'required'")
        case "items": schema.items = value
        case "enum": schema.values = list(value, "'enum'")
        case "default": schema.defaultValue = value
        case "title": schema.title = value
        case "allOf": schema.allOf = list(value, "'allOf'")
        case "oneOf": schema.oneOf = list(value, "'oneOf'")
        case "anyOf": schema.anyOf = list(value, "'anyOf'")
        case "const": schema.constant = value
        case "additionalProperties": schema.additional = value
        case "readOnly": schema.isReadOnly = value.hasText("true")
        case "writeOnly": schema.isWriteOnly = value.hasText("true")
        case "deprecated": if value.hasText("true") { schema.deprecated = pair }
        case "discriminator": schema.discriminator = mapping(value, "'discriminator'")
        default: readRare(pair, into: &schema)
        }
    }

    private mutating func readRare(_ pair: YAMLPair, into schema: inout Schema) {
        let value = pair.value
        let key = pair.key.text
        switch key {
        case "minimum": schema.limits.minimum = value
        case "maximum": schema.limits.maximum = value
        case "exclusiveMinimum": schema.limits.exclusiveMinimum = value.hasText("false") ? nil : value
        case "exclusiveMaximum": schema.limits.exclusiveMaximum = value.hasText("false") ? nil : value
        case "minLength": schema.limits.minLength = value
        case "maxLength": schema.limits.maxLength = value
        case "pattern": schema.limits.pattern = value
        case "minItems": schema.limits.minItems = value
        case "maxItems": schema.limits.maxItems = value
        case "minProperties": schema.limits.minProperties = value
        case "maxProperties": schema.limits.maxProperties = value
        case "contentEncoding": schema.contentEncoding = value
        case "contentMediaType":
            if MediaType(value.text).isBinary {
                schema.binaryType = value
            } else {
                lose(.keyword, key, at: pair.key.range)
            }
        case "x-enum-varnames", "x-enumNames", "x-enum-names": schema.valueNames = value
        case "x-enum-descriptions", "x-enumDescriptions": schema.valueDescriptions = value
        case "uniqueItems": if value.hasText("true") { lose(.keyword, key, at: pair.key.range) }
        case "not", "if", "then", "else", "dependentSchemas", "dependentRequired", "dependencies", "propertyNames",
            "unevaluatedProperties", "unevaluatedItems", "patternProperties", "prefixItems", "contains",
            "minContains", "maxContains", "multipleOf", "contentSchema", "$dynamicRef":
            // They only check values.
            lose(.keyword, key, at: pair.key.range)
        default: if key.hasPrefix("x-endpoint-") { schema.vendorKeys.append(pair) }
        }
    }

    private mutating func readType(_ value: YAMLNode, into schema: inout Schema) {
        schema.hasType = true
        for word in value.kind == .sequence ? Array(value.items) : [value] {
            if word.hasText("null") {
                schema.allowsNull = true
            } else if let kind = SchemaKinds(word: word) {
                schema.kinds.insert(kind)
            } else {
                report(.unknownType(word))
            }
        }
    }

    /// A mapping; anything else is reported.
    mutating func mapping(_ node: YAMLNode, _ words: String) -> YAMLNode? {
        if node.kind == .mapping { return node }
        report(.wrongShape(words, "a mapping", at: node.range))
        return nil
    }

    /// A list; anything else is reported, save what older versions had there.
    private mutating func list(_ node: YAMLNode, _ words: String) -> YAMLNode? {
        if node.kind == .sequence { return node }
        // JSON Schema's draft 4 had 'required: true' at a property, which says nothing in OpenAPI 3.
        if node.hasText("true") || node.hasText("false") { return nil }
        report(.wrongShape(words, "a list", at: node.range))
        return nil
    }
}
