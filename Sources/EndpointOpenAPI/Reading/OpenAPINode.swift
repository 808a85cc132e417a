import EndpointDiagnostics
import EndpointYAML

/// A node of an OpenAPI document and the file it stands in, from which its references start.
struct OpenAPINode {
    let node: YAMLNode
    /// Its number in ``DocumentSet/files``.
    let file: Int

    init(_ node: YAMLNode, in file: Int) {
        self.node = node
        self.file = file
    }

    /// The value of a key; `nil` where it is absent or null.
    subscript(key: StaticString) -> OpenAPINode? { pair(key).map { OpenAPINode($0.value, in: file) } }

    /// A key with its value; `nil` where the key is absent or its value null.
    func pair(_ key: StaticString) -> YAMLPair? {
        for pair in node.pairs where pair.key.hasText(key) { return pair.value.isNull ? nil : pair }
        return nil
    }

    /// The nodes of a sequence; empty for the others.
    var items: [OpenAPINode] { node.items.map { OpenAPINode($0, in: file) } }

    var pairs: YAMLNode.Pairs { node.pairs }
    var isMapping: Bool { node.kind == .mapping }
    var isScalar: Bool { node.kind == .scalar }
    var range: SourceRange { node.range }
    var text: String { node.text }
    var isTrue: Bool { node.isPlain && node.hasText("true") }
    var isFalse: Bool { node.isPlain && node.hasText("false") }

    /// The text of a scalar; `nil` for anything else.
    var located: Located<String>? { isScalar && !node.isNull ? Located(node.text, at: node.range) : nil }

    /// Another node of the same file.
    func with(_ node: YAMLNode) -> OpenAPINode { OpenAPINode(node, in: file) }
}

extension YAMLPair {
    var locatedKey: Located<String> { Located(key.text, at: key.range) }
}
