import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML

/// A document on one line, so that a table can say what a text reads as: plain scalars as they are,
/// `~` for null, all others in quotes with escapes, `[…]` and `{…}` whatever style they were in.
func outline(_ node: YAMLNode) -> String {
    switch node.kind {
    case .scalar: node.isNull ? "~" : node.isPlain ? node.text : quoted(node.text)
    case .sequence: "[" + node.items.map(outline).joined(separator: ", ") + "]"
    case .mapping: "{" + node.pairs.map { "\(outline($0.key)): \(outline($0.value))" }.joined(separator: ", ") + "}"
    }
}

private func quoted(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\0": "\\0"]
    return "\"" + text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined() + "\""
}

/// The outline of a text, or the ids of what was reported.
func outline(of text: String, path: String = "test.yaml") -> String {
    outline(of: SourceFile(path: path, text: text))
}

/// The outline of a file, or the ids of what was reported.
func outline(of file: SourceFile) -> String {
    var diagnostics = DiagnosticCollector()
    let document = YAMLReader().read(file, reportingTo: &diagnostics)
    let ids = diagnostics.sorted.map { "[\($0.rule.id)] \($0.message)" }.joined(separator: ", ")
    guard let document else { return ids }
    return ids + outline(document.root)
}

/// A text with a name for a table of tests.
struct YAMLShape: Sendable, CustomStringConvertible {
    var description: String
    var text: String
    var expected: String

    init(_ description: String, _ text: String, _ expected: String) {
        self.description = description
        self.text = text
        self.expected = expected
    }
}
