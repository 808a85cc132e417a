import EndpointNaming
import EndpointText

/// Collects lines at the end of a draft's text, each put together where it will stay.
struct LineBuilder {
    let draft: Draft
    private let first: Int
    private var lineStart: Int
    private let width: Int
    /// Stands before every line, and counts as a part of it.
    var margin = "" {
        didSet { beginLine(at: lineStart) }
    }

    /// - Parameter indentation: Columns before every line.
    init(in draft: Draft, indentation: Int) {
        self.draft = draft
        first = draft.text.count
        lineStart = first
        width = SignatureLayout.columns - indentation
    }

    /// Appends to the line that is being put together.
    func add(_ text: String) { draft.text.add(text) }

    func add(_ text: BufferedText) { draft.text.add(text) }

    func add(literal text: String) { SwiftLiteral.add(text, to: draft.text) }

    /// Ends the line.
    ///
    /// - Returns: `false` where it is too long: it is dropped then, to be broken in another way.
    mutating func endLine() -> Bool {
        let isKept = draft.text.endLine(from: lineStart, width: width)
        beginLine(at: draft.text.count)
        return isKept
    }

    /// Appends whole lines.
    mutating func append(_ more: [String]) {
        draft.text.removeAll(from: lineStart)
        for line in more {
            if !line.isEmpty { draft.text.add(margin) }
            draft.text.addLine(line)
        }
        beginLine(at: draft.text.count)
    }

    private mutating func beginLine(at start: Int) {
        draft.text.removeAll(from: start)
        lineStart = start
        draft.text.add(margin)
    }

    /// Lays out an expression behind a prefix; not with a margin.
    mutating func append(_ expression: ExpressionText, after prefix: String, column: Int) {
        expression.addLines(after: prefix, column: column)
        lineStart = draft.text.count
    }

    /// All so far.
    var lines: BufferedLines { draft.text.lines(from: first) }
}
