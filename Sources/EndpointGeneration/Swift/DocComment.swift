import EndpointDiagnostics
import EndpointNaming
package import EndpointSpec
import EndpointText

/// Turns text of a spec into documentation comments.
///
/// Every line stands behind `///` of its own, whichever of Unicode's line breaks the text has, so nothing
/// in it can become code. Long lines are wrapped where Markdown reads the same afterwards.
package struct DocComment: Sendable {
    /// Columns before the comment.
    package let indentation: Int

    package init(indentation: Int = 0) { self.indentation = indentation }

    /// Lines with their slashes, without indentation; empty where nothing is documented.
    ///
    /// - Parameter notes: Paragraphs of the generator's own that follow the text.
    package func lines(_ documentation: Documentation, notes: [String] = []) -> [String] {
        if notes.isEmpty && documentation.summary == nil {
            return documentation.description.map { self.lines(of: $0.value) } ?? []
        }
        var paragraphs: [String] = []
        if let summary = documentation.summary?.value { paragraphs.append(summary) }
        if let description = documentation.description?.value { paragraphs.append(description) }
        return lines(paragraphs: paragraphs + notes)
    }

    /// Appends ``lines(_:notes:)`` to a draft.
    ///
    /// - Returns: Whether there were any.
    @discardableResult
    func add(_ documentation: Boxed<Documentation>, notes: [String] = [], to draft: Draft) -> Bool {
        if notes.isEmpty && !documentation.isGiven { return false }
        let documentation = documentation.wrappedValue
        let start = draft.text.count
        if let summary = documentation.summary?.value { add(paragraph: summary, after: start, to: draft) }
        if let description = documentation.description?.value { add(paragraph: description, after: start, to: draft) }
        for note in notes { add(paragraph: note, after: start, to: draft) }
        return draft.text.count > start
    }

    private func add(paragraph: String, after start: Int, to draft: Draft) {
        if paragraph.isEmpty { return }
        if paragraph.utf8.count <= width && isPlain(paragraph) {
            if draft.text.count > start { draft.text.addLine("///") }
            draft.text.add("/// ")
            draft.text.addLine(paragraph)
        } else {
            let lines = self.lines(of: paragraph)
            if draft.text.count > start && !lines.isEmpty { draft.text.addLine("///") }
            for line in lines { draft.text.addLine(line) }
        }
    }

    /// The same for paragraphs, an empty comment line between each two.
    package func lines(paragraphs: [String]) -> [String] {
        var lines: [String] = []
        for paragraph in paragraphs {
            let added = self.lines(of: paragraph)
            if !lines.isEmpty && !added.isEmpty { lines.append("///") }
            lines += added
        }
        return lines
    }

    private func lines(of text: String) -> [String] {
        if text.isEmpty { return [] }
        if text.utf8.count <= width && isPlain(text) { return [SwiftText.joined(["/// ", text])] }
        var lines: [String] = []
        var isFenced = false
        for line in PlainLines(text) {
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isFenced.toggle() }
            let wrapped = isFenced ? [line] : MarkdownWrap(width: width).lines(of: line)
            lines += wrapped.map { $0.isEmpty ? "///" : "/// " + $0 }
        }
        while lines.last == "///" { lines.removeLast() }
        return Array(lines.drop { $0 == "///" })
    }

    /// One line of ASCII without blanks at its end.
    private func isPlain(_ text: String) -> Bool {
        for byte in text.utf8 where byte < 0x20 || byte >= 0x7F { return false }
        return text.utf8.last != 0x20
    }

    private var width: Int { SignatureLayout.columns - indentation - 4 }
}
