import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// What is said of a value beside its type; what stands further out wins.
struct Annotations {
    var description: Located<String>?
    var deprecated: YAMLPair?
    var isReadOnly = false
    var isWriteOnly = false
    var isNullable = false
    var defaultValue: YAMLNode?
    var vendorKeys: [YAMLPair] = []

    /// Adds what a schema further in says.
    mutating func add(_ schema: Schema) {
        if description == nil, let node = schema.description, node.kind == .scalar {
            let text = node.text
            if !text.allSatisfy(\.isWhitespace) { description = Located(text, at: node.range) }
        }
        deprecated = deprecated ?? schema.deprecated
        isReadOnly = isReadOnly || schema.isReadOnly
        isWriteOnly = isWriteOnly || schema.isWriteOnly
        isNullable = isNullable || schema.allowsNull
        if defaultValue == nil, let value = schema.defaultValue, !value.isNull { defaultValue = value }
        vendorKeys += schema.vendorKeys
    }

    /// Adds what another place further in says.
    mutating func add(_ inner: Annotations) {
        description = description ?? inner.description
        deprecated = deprecated ?? inner.deprecated
        isReadOnly = isReadOnly || inner.isReadOnly
        isWriteOnly = isWriteOnly || inner.isWriteOnly
        isNullable = isNullable || inner.isNullable
        defaultValue = defaultValue ?? inner.defaultValue
    }

    /// As the words of a model.
    var modelDocumentation: Documentation {
        var documentation = Documentation()
        documentation.description = description
        documentation.deprecation = deprecation
        return documentation
    }

    /// As the words of a field or parameter; what the server takes where it is absent is said in words, for to
    /// send it always could change what is there.
    func documentation(sayingDefault: Bool = true) -> Documentation {
        var documentation = modelDocumentation
        guard sayingDefault, let value = defaultValue, value.kind == .scalar else { return documentation }
        let words = value.text.isEmpty ? "Empty unless given." : "`\(value.text)` unless given."
        guard !value.text.contains("`"), !value.text.contains("\n") else { return documentation }
        documentation.description = Located(
            description.map { $0.value.trimmingEnd + "\n\n" + words } ?? words,
            at: description?.range ?? value.range
        )
        return documentation
    }

    /// The type of a map's keys, where it is not a text.
    var mapKeys: Located<TypeExpression>? {
        vendorKey("keys").map { keys in
            let type = ScalarType(rawValue: keys.text).map { TypeExpression.scalar($0) }
            return Located(type ?? .named(keys.text, arguments: []), at: keys.range)
        }
    }

    var deprecation: Deprecation? { deprecated.map { Deprecation(range: $0.key.range) } }

    /// The value of a vendor key, by its name without `x-endpoint-`.
    func vendorKey(_ name: String) -> YAMLNode? {
        vendorKeys.first { $0.key.text == VendorKeys.name(name) }?.value
    }
}

extension String {
    /// Without white space at its end.
    var trimmingEnd: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
