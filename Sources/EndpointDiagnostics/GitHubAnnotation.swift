/// A problem as a workflow command of GitHub Actions.
struct GitHubAnnotation {
    private let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }

    /// The command. Notes have no form of their own there, so they are further lines of the message.
    var line: String {
        let properties = properties.map { "\($0.name)=\(Self.escapeProperty($0.value))" }.joined(separator: ",")
        let message = ([diagnostic.message] + diagnostic.notes.map(text)).joined(separator: "\n")
        return "::\(diagnostic.severity) \(properties)::\(Self.escape(message))"
    }

    /// GitHub drops columns, with a complaint, where a range goes over lines, so they are left out there.
    private var properties: [(name: String, value: String)] {
        let title = (name: "title", value: diagnostic.rule.id)
        guard let range = diagnostic.range else { return [title] }
        let isOneLine = range.start.line == range.end.line
        return [("file", range.file.path), ("line", "\(range.start.line)")]
            + (isOneLine ? [("col", "\(range.start.column)")] : [])
            + [("endLine", "\(range.end.line)")]
            + (isOneLine ? [("endColumn", "\(range.end.column)")] : [])
            + [title]
    }

    private func text(_ note: Diagnostic.Note) -> String {
        guard let range = note.range else { return "note: \(note.message)" }
        return "\(range.file.path):\(range.start.line):\(range.start.column): note: \(note.message)"
    }

    private static func escape(_ text: String) -> String {
        escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    private static func escapeProperty(_ text: String) -> String {
        escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }

    private static func escape(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
        text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
    }
}
