import EndpointDiagnostics

extension DocumentValue {
    /// What a node says, each pair with its place; aliases are taken for what they stand for.
    package init(_ node: YAMLNode) {
        switch node.kind {
        case .scalar:
            let isTyped = node.isPlain && PlainText(node.text).isTyped
            self = .scalar(DocumentScalar(isTyped && node.isNull ? "null" : node.text, isTyped: isTyped))
        case .sequence: self = .list(node.items.map { DocumentValue($0) })
        case .mapping:
            self = .mapping(
                node.pairs.map { pair in
                    var range = pair.key.range
                    range.end = max(range.end, pair.value.range.end)
                    return DocumentPair(pair.key.text, DocumentValue(pair.value), at: range)
                }
            )
        }
    }

    /// Whether two values say the same, in whatever order and layout.
    package func isSame(as other: DocumentValue) -> Bool {
        switch (self, other) {
        case (.scalar(let scalar), .scalar(let other)):
            guard scalar.text == other.text else { return false }
            return scalar.isTyped == other.isTyped || !PlainText(scalar.text).isTyped
        case (.list(let items), .list(let others)):
            return items.count == others.count && zip(items, others).allSatisfy { $0.isSame(as: $1) }
        case (.mapping(let mapping), .mapping(let other)):
            guard mapping.pairs.count == other.pairs.count else { return false }
            let values = Dictionary(other.pairs.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
            return mapping.pairs.allSatisfy { values[$0.key]?.isSame(as: $0.value) ?? false }
        default: return false
        }
    }
}
