import EndpointDiagnostics
import EndpointYAML

/// Values whose type is another key's.
extension DocumentDecoder {
    /// A scalar, `[]`, `{}` or null.
    mutating func defaultLiteral(_ entry: Entry?) -> Located<LiteralExpression>? {
        guard let entry else { return nil }
        if entry.value.kind != .scalar, entry.value.items.count + entry.value.pairs.count > 0 {
            report(.wrongKind(entry, expected: "a scalar, '[]' or '{}'"))
            return nil
        }
        return literal(entry.value)
    }

    mutating func scalarLiteral(_ entry: Entry?) -> Located<LiteralExpression>? {
        guard let entry, isScalar(entry, "a scalar") else { return nil }
        return literal(entry.value)
    }

    /// Any JSON value.
    func literal(_ node: YAMLNode) -> Located<LiteralExpression> {
        let value: LiteralExpression =
            switch node.kind {
            case .scalar where node.isNull: .null
            case .scalar: .scalar(node.text, isPlain: node.isPlain)
            case .sequence: .list(node.items.map { literal($0) })
            case .mapping:
                .map(
                    node.pairs.map { pair in
                        LiteralPair(key: Located(pair.key.text, at: pair.key.range), value: literal(pair.value))
                    }
                )
            }
        return Located(value, at: node.range)
    }
}
