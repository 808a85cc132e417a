import EndpointDiagnostics
import EndpointTemplating
import EndpointText

/// What became of rendering a template in a test.
struct TemplateRun {
    /// The output; `nil` if anything was reported.
    var output: String?
    /// Each problem as `file:line:column-line:column id: message`, notes as `  note file:line:column: message`.
    var problems: [String]
    /// The same, in position order.
    var diagnostics: [Diagnostic]

    /// Parses all templates and renders the one called `main`.
    ///
    /// - Parameter partials: The other templates by name.
    init(
        _ main: String,
        partials: KeyValuePairs<String, String> = [:],
        data: JSONValue = [:],
        names: TemplateNames = .strict,
        escaping: TemplateEscaping = .none
    ) {
        let others = partials.map { SourceFile(path: "\($0.key).mustache", text: $0.value) }
        let files = [SourceFile(path: "main.mustache", text: main)] + others
        self.init(files, data: data.templateValue, names: names, escaping: escaping)
    }

    /// - Parameter texts: What stored texts of the data lie in.
    init(
        _ files: [SourceFile],
        data: TemplateValue,
        in texts: TextBuffer = TextBuffer(),
        names: TemplateNames,
        escaping: TemplateEscaping
    ) {
        var diagnostics = DiagnosticCollector()
        let bytes = TextBuffer()
        let set = TemplateSet(files, escaping: escaping, names: names, reportingTo: &diagnostics)
        let isRendered = set?.render("main", with: data, in: texts, into: bytes, reportingTo: &diagnostics) ?? false
        output = isRendered ? bytes.string(bytes.text(from: 0)) : nil
        self.diagnostics = diagnostics.sorted
        problems = diagnostics.sorted.flatMap(Self.describe)
    }

    static func describe(_ diagnostic: Diagnostic) -> [String] {
        let place = diagnostic.range.map { range in
            "\(range.file.path):\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column) "
        }
        let notes = diagnostic.notes.map { note in
            let place = note.range.map { "\($0.file.path):\($0.start.line):\($0.start.column)" } ?? ""
            return "  note \(place): \(note.message)"
        }
        return ["\(place ?? "")\(diagnostic.rule.id): \(diagnostic.message)"] + notes
    }
}
