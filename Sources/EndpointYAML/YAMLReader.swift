package import EndpointDiagnostics

/// Reads a file into a document: YAML, or JSON where the file's name ends in `.json`.
package struct YAMLReader {
    private let limits: YAMLLimits

    /// - Parameter limits: What a file may ask for; the default is what users get.
    package init(limits: YAMLLimits = YAMLLimits()) {
        self.limits = limits
    }

    /// Reads the one document of a file.
    ///
    /// - Returns: The document, or `nil` where an error was reported.
    package func read(_ file: SourceFile, reportingTo diagnostics: inout DiagnosticCollector) -> YAMLDocument? {
        var counts = YAMLReadCounts()
        return read(file, reportingTo: &diagnostics, counting: &counts)
    }

    /// Reads the one document of a file and says how much work it was, also where it was refused.
    package func read(
        _ file: SourceFile,
        reportingTo diagnostics: inout DiagnosticCollector,
        counting counts: inout YAMLReadCounts
    ) -> YAMLDocument? {
        guard file.bytes.count <= limits.fileSize else {
            diagnostics.report(.fileTooLarge(file, limit: limits.fileSize))
            return nil
        }
        var builder = YAMLDocumentBuilder(file: file, limits: limits)
        if file.isJSON {
            var source = JSONEventReader(file)
            builder.build(from: &source)
        } else if let offset = DirectiveCount.offset(ofDirectiveAfter: limits.directives, in: file.bytes) {
            diagnostics.report(.tooManyDirectives(file, at: offset, limit: limits.directives))
            return nil
        } else {
            var source = YAMLEventReader(file)
            builder.build(from: &source)
        }
        counts = builder.counts
        return builder.finish(reportingTo: &diagnostics)
    }

    /// Reads the one document of a YAML file together with how it is written.
    ///
    /// - Returns: `nil` where an error was reported.
    package func readWritten(
        _ file: SourceFile,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> WrittenDocument? {
        guard file.bytes.count <= limits.fileSize else {
            diagnostics.report(.fileTooLarge(file, limit: limits.fileSize))
            return nil
        }
        if let offset = DirectiveCount.offset(ofDirectiveAfter: limits.directives, in: file.bytes) {
            diagnostics.report(.tooManyDirectives(file, at: offset, limit: limits.directives))
            return nil
        }
        var builder = YAMLDocumentBuilder(file: file, limits: limits)
        var source = RecordingEventReader(file)
        builder.build(from: &source)
        guard let document = builder.finish(reportingTo: &diagnostics) else { return nil }
        return source.finish(reading: document)
    }
}
