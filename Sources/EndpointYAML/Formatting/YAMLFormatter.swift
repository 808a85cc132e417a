package import EndpointDiagnostics

/// Lays a document out anew without changing what it says.
package struct YAMLFormatter: Sendable {
    private let order: YAMLKeyOrder
    private let reader: YAMLReader

    package init(order: YAMLKeyOrder = YAMLKeyOrder(), reader: YAMLReader = YAMLReader()) {
        self.order = order
        self.reader = reader
    }

    /// The file's text as it should be: UTF-8, line feeds, one at the end.
    ///
    /// Text that would differ is read again and compared, node by node and comment by comment, before it is returned.
    ///
    /// - Parameter place: What the document is.
    /// - Returns: `nil` where the new text would not say the same, which was reported.
    package func format(
        _ written: WrittenDocument,
        at place: YAMLKeyOrder.PlaceNumber?,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [UInt8]? {
        var printer = TextPrinter(written, order: order)
        printer.printDocument(at: place)
        let bytes = printer.out
        if bytes == written.document.file.bytes { return bytes }
        let comparison = WrittenComparison(written, printed: printer.printed)
        guard let difference = comparison.difference(from: bytes, reader) else { return bytes }
        diagnostics.report(.formatChangesMeaning(written, at: difference))
        return nil
    }
}

extension Diagnostic {
    static func formatChangesMeaning(_ written: WrittenDocument, at offset: Int) -> Diagnostic {
        let file = written.document.file
        let mark = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let position = file.isUTF16 ? SourcePosition(line: 1, column: 1) : file.position(ofByte: offset + mark)
        return Diagnostic(
            YAMLRules.formatChangesMeaning,
            "the file cannot be formatted without a change of what it says here; write this in a simpler way",
            at: SourceRange(file: file, start: position, end: position)
        )
    }
}
