import EndpointSpec
import EndpointYAML

/// Tells from a sample of property names how a document writes them, so that few fields need to say it.
struct JSONKeysGuess {
    private var underscores = 0
    private var capitals = 0
    private var budget = 20_000

    init(_ root: OpenAPINode) {
        if let components = root["components"] { look(at: components.node, depth: 0) }
        if let paths = root["paths"] { look(at: paths.node, depth: 0) }
    }

    /// Names in capitals are the exception where none are seen.
    var keys: JSONKeys { underscores >= capitals ? .snakeCase : .asWritten }

    private mutating func look(at node: YAMLNode, depth: Int) {
        guard budget > 0, depth < 64 else { return }
        budget -= 1
        for pair in node.pairs {
            if pair.key.hasText("properties") {
                for property in pair.value.pairs { count(property.key) }
            }
            if pair.value.kind != .scalar, !pair.key.hasText("example"), !pair.key.hasText("examples") {
                look(at: pair.value, depth: depth + 1)
            }
        }
        for item in node.items where item.kind != .scalar { look(at: item, depth: depth + 1) }
    }

    private mutating func count(_ key: YAMLNode) {
        let (hasUnderscore, hasCapital) = key.withTextBytes { bytes in
            (bytes.contains(UInt8(ascii: "_")), bytes.contains(where: NameWords.isCapital))
        }
        if hasUnderscore { underscores += 1 } else if hasCapital { capitals += 1 }
    }
}
