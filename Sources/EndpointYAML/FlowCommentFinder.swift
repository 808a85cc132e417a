import EndpointDiagnostics

/// Tells whether a plain scalar in brackets ends at a comment: `{ note: text # that is cut }`.
///
/// Looks only where an event comes on a later line than the scalar before it, and walks over the
/// file's lines once, so a file in block style costs nothing.
struct FlowCommentFinder {
    private let file: SourceFile
    private let hasComments: Bool
    private var last: (cell: UInt32, end: SourcePosition)?
    private lazy var content = file.utf8Bytes
    private var line = 1
    private var lineStart = 0

    init(_ file: SourceFile) {
        self.file = file
        hasComments = !file.isJSON
    }

    mutating func saw(plainScalar cell: UInt32, endingAt end: SourcePosition) {
        if hasComments { last = (cell, end) }
    }

    /// The last plain scalar in brackets, if a comment stands between it and the event.
    mutating func plainScalarEndedByComment(before event: YAMLEvent) -> UInt32? {
        guard let scalar = last else { return nil }
        last = nil
        guard event.start.line > scalar.end.line, comment(after: scalar.end) != nil else { return nil }
        return scalar.cell
    }

    /// A syntax error with a note, if a comment has cut the text before it.
    mutating func explaining(_ diagnostic: Diagnostic) -> Diagnostic {
        guard let end = last?.end, let comment = comment(after: end) else { return diagnostic }
        var explained = diagnostic
        let place = SourceRange(file: file, start: comment, end: comment)
        explained.notes.append(
            Diagnostic.Note("'#' after a space starts a comment here; quote the text if it goes on", at: place)
        )
        return explained
    }

    /// Where a comment starts that only spaces separate from a position.
    private mutating func comment(after end: SourcePosition) -> SourcePosition? {
        guard moveToLine(Int(end.line)) else { return nil }
        var offset = lineStart
        var scalarsLeft = Int(end.column) - 1
        while offset < content.count, scalarsLeft > 0 || content[offset] & 0xC0 == 0x80 {
            if content[offset] & 0xC0 != 0x80 { scalarsLeft -= 1 }
            offset += 1
        }
        let blanks = content[offset...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        guard blanks > 0, offset + blanks < content.count, content[offset + blanks] == UInt8(ascii: "#") else {
            return nil
        }
        return SourcePosition(line: line, column: Int(end.column) + blanks)
    }

    private mutating func moveToLine(_ number: Int) -> Bool {
        while line < number {
            guard let lineBreak = file.lineBreak(in: content, from: lineStart) else { return false }
            line += 1
            lineStart = lineBreak.upperBound
        }
        return line == number
    }
}
