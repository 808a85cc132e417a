package import EndpointDiagnostics
import EndpointYAML

/// A spec file with the text that it should have.
package struct FormattedFile: Sendable {
    package var source: SourceFile
    /// The text as it should be; equal to the source's where nothing is to be done.
    package var bytes: [UInt8]

    /// Whether the file is as it should be.
    package var isUnchanged: Bool { bytes == source.bytes }

    /// Where the file first differs from what it should be.
    package var firstDifference: SourceRange {
        let common = zip(source.bytes, bytes).prefix { $0 == $1 }.count
        // A difference may lie inside a character, or be the line break that a line ends with.
        var start = min(common, source.bytes.count)
        while start > 0, start < source.bytes.count, source.bytes[start] & 0xC0 == 0x80 { start -= 1 }
        let position = source.position(ofByte: start)
        return SourceRange(file: source, start: position, end: position)
    }
}

/// Lays out spec files: order of keys, indentation, quotes and line breaks, and nothing of what they say.
package struct SpecFormatter: Sendable {
    private let reader = YAMLReader()

    package init() {}

    /// Formats the specs in folders, at any depth, and files; OpenAPI documents in folders are left alone.
    ///
    /// - Returns: The files that could be formatted, by path. What is wrong with the others was reported.
    /// - Throws: ``SpecLoadError`` for the first file or folder that can't be read.
    package func format(
        _ paths: [String],
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws(SpecLoadError) -> [FormattedFile] {
        let files = try SpecFileList.files(in: paths, reportingTo: &diagnostics)
        let outcomes = ParallelLoop(count: files.count).map { outcome(of: files[$0]) }
        var formatted: [FormattedFile] = []
        for outcome in outcomes {
            diagnostics.report(contentsOf: outcome.diagnostics)
            if let file = try outcome.file.get() { formatted.append(file) }
        }
        return formatted
    }

    private func outcome(of path: String) -> FormatOutcome {
        var outcome = FormatOutcome()
        do throws(SpecLoadError) {
            let source = SourceFile(path: path, bytes: try SpecLoader.bytes(of: path))
            outcome.file = .success(format(source, reportingTo: &outcome.diagnostics))
        } catch {
            outcome.file = .failure(error)
        }
        return outcome
    }

    /// Formats one file.
    ///
    /// - Returns: `nil` where an error was reported.
    package func format(_ source: SourceFile, reportingTo diagnostics: inout DiagnosticCollector) -> FormattedFile? {
        guard !source.isJSON else {
            diagnostics.report(.foreignFormat(source))
            return nil
        }
        guard let written = reader.readWritten(source, reportingTo: &diagnostics) else { return nil }
        let root = written.document.root
        guard !root.pairs.contains(where: { $0.key.hasText("openapi") || $0.key.hasText("swagger") }) else {
            diagnostics.report(.foreignFormat(source))
            return nil
        }
        guard !isCut(written.document, reportingTo: &diagnostics) else { return nil }
        let keys = FormatKeyOrder.shared
        let formatter = YAMLFormatter(order: keys.order, reader: reader)
        let place = keys.place(of: written.document)
        guard let bytes = formatter.format(written, at: place, reportingTo: &diagnostics) else { return nil }
        return FormattedFile(source: source, bytes: bytes)
    }

    /// Whether ` #` cuts a text in brackets, which is reported: out of brackets it would stand beside a comment as if
    /// nothing were wrong.
    private func isCut(_ document: YAMLDocument, reportingTo diagnostics: inout DiagnosticCollector) -> Bool {
        guard document.hasTextFollowedByComment else { return false }
        var problems = DiagnosticCollector()
        let file = SpecFile(source: document.file, relativePath: document.file.path)
        _ = SpecDecoder().decode(document, file: file, role: .single, reportingTo: &problems)
        let cuts = problems.sorted.filter { $0.rule == DecodingRules.cutText }
        for cut in cuts { diagnostics.report(cut) }
        return !cuts.isEmpty
    }
}

extension Diagnostic {
    static func foreignFormat(_ source: SourceFile) -> Diagnostic {
        Diagnostic(
            DecodingRules.foreignFormat,
            "only specs in the native format, written in YAML, are formatted; leave this file out",
            at: SourceRange(file: source, line: 1, column: 1)
        )
    }
}

/// What became of one file.
private struct FormatOutcome: Sendable {
    var diagnostics = DiagnosticCollector()
    var file: Result<FormattedFile?, SpecLoadError> = .success(nil)
}
