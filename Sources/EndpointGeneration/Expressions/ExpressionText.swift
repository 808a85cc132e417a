import EndpointNaming
import EndpointText

/// A Swift expression that is being written, to be laid out as `swift format` leaves it: on one line where it fits,
/// else each argument or element on a line of its own.
///
/// Brackets and commas are single marks until it is known whether they break; no code holds their bytes, as
/// literals escape controls.
struct ExpressionText {
    enum Mark {
        static let call: UInt8 = 1
        static let list: UInt8 = 2
        static let separator: UInt8 = 3
        static let endOfCall: UInt8 = 4
        static let endOfList: UInt8 = 5
        /// Between a label, with its colon and space, and the value.
        static let endOfLabel: UInt8 = 6
        static let last = endOfLabel
    }

    let draft: Draft
    private let start: Int
    var text: TextBuffer { draft.scratch }

    init(in draft: Draft) {
        self.draft = draft
        start = draft.scratch.count
    }

    // MARK: Writing

    /// Begins a call's arguments, behind its name.
    func openCall(_ name: String) {
        text.add(name)
        text.add(Mark.call)
    }

    func closeCall() { text.add(Mark.endOfCall) }

    func openList() { text.add(Mark.list) }

    func closeList() { text.add(Mark.endOfList) }

    /// Begins an argument or element; its value follows.
    func next(_ label: String? = nil) {
        separate()
        guard let label else { return }
        text.add(label)
        text.add(": ")
        text.add(Mark.endOfLabel)
    }

    /// A whole argument or element.
    func next(_ label: String? = nil, code: String) {
        next(label)
        text.add(code)
    }

    func next(_ label: String? = nil, literal: String) {
        next(label)
        SwiftLiteral.add(literal, to: text)
    }

    private func separate() {
        let previous = text.start[text.count - 1]
        if previous != Mark.call && previous != Mark.list { text.add(Mark.separator) }
    }

    // MARK: Laying out

    /// Appends the lines of `prefix` and the expression to the draft's text, without the indentation they will get,
    /// and forgets the expression.
    ///
    /// - Parameters:
    ///   - prefix: What stands before it on its first line.
    ///   - suffix: What follows on its last line, such as a comma.
    ///   - column: Where the lines will start; inner ones are indented from there by 4.
    func addLines(after prefix: String, suffix: String = "", column: Int) {
        let end = text.count
        text.add(prefix)
        let layout = ExpressionLayout(source: text, target: draft.text, column: column)
        layout.add(BufferedText(start: start, end: end), after: text.text(from: end), suffix: suffix, depth: 0)
        text.removeAll(from: start)
    }

    /// Appends it in one line, however long, and forgets it.
    func addLine(after prefix: String, suffix: String) {
        draft.text.add(prefix)
        ExpressionLayout(source: text, target: draft.text, column: 0).addFlat(text.text(from: start))
        draft.text.add(suffix)
        draft.text.endLine()
        text.removeAll(from: start)
    }
}

/// Breaks a marked expression into lines.
struct ExpressionLayout {
    private typealias Mark = ExpressionText.Mark

    let source: TextBuffer
    let target: TextBuffer
    let column: Int

    /// - Parameters:
    ///   - prefix: In the source.
    ///   - depth: How far in it stands.
    func add(_ expression: BufferedText, after prefix: BufferedText, suffix: String, depth: Int) {
        let available = SignatureLayout.columns - column - 4 * depth - suffix.utf8.count
        if fits(expression, after: prefix, available) {
            return addLine(expression, after: prefix, suffix: suffix, depth: depth)
        }
        guard let opening = opening(of: expression) else {
            return addCode(expression, after: prefix, suffix: suffix, depth: depth)
        }
        let elements = BufferedText(start: opening + 1, end: expression.end - 1)
        let isList = source.start[opening] == Mark.list
        if elements.isEmpty && !isList { return addLine(expression, after: prefix, suffix: suffix, depth: depth) }
        indent(depth)
        target.add(prefix, of: source)
        target.add(BufferedText(start: expression.start, end: opening), of: source)
        target.add(isList ? "[" : "(")
        target.endLine()
        add(elements: elements, isList: isList, depth: depth + 1)
        indent(depth)
        target.add(isList ? "]" : ")")
        target.add(suffix)
        target.endLine()
    }

    /// The formatter ends a broken list in a comma unless it has a single element.
    private func add(elements: BufferedText, isList: Bool, depth: Int) {
        var rest = elements
        while !rest.isEmpty {
            let element = BufferedText(start: rest.start, end: end(ofElementIn: rest))
            let isFirst = rest.start == elements.start
            let isLast = element.end == rest.end
            rest.start = min(rest.end, element.end + 1)
            let comma = isLast && !(isList && !isFirst) ? "" : ","
            let value = endOfLabel(in: element)
            add(
                BufferedText(start: value.map { $0 + 1 } ?? element.start, end: element.end),
                after: BufferedText(start: element.start, end: value ?? element.start),
                suffix: comma,
                depth: depth
            )
        }
    }

    /// What cannot be broken goes below the label or `=` that it stands behind.
    private func addCode(_ code: BufferedText, after prefix: BufferedText, suffix: String, depth: Int) {
        guard prefix.count > 1, source.start[prefix.end - 1] == UInt8(ascii: " ") else {
            return addLine(code, after: prefix, suffix: suffix, depth: depth)
        }
        addLine(.empty, after: BufferedText(start: prefix.start, end: prefix.end - 1), suffix: "", depth: depth)
        addLine(code, after: .empty, suffix: suffix, depth: depth + 1)
    }

    private func addLine(_ expression: BufferedText, after prefix: BufferedText, suffix: String, depth: Int) {
        indent(depth)
        target.add(prefix, of: source)
        addFlat(expression)
        target.add(suffix)
        target.endLine()
    }

    private func indent(_ depth: Int) {
        for _ in 0..<depth { target.add("    ") }
    }

    /// Appends the expression as it is on one line.
    func addFlat(_ expression: BufferedText) {
        let bytes = source.start
        var copied = expression.start
        for index in expression.start..<expression.end where bytes[index] <= Mark.last {
            target.add(BufferedText(start: copied, end: index), of: source)
            copied = index + 1
            switch bytes[index] {
            case Mark.call: target.add(UInt8(ascii: "("))
            case Mark.list: target.add(UInt8(ascii: "["))
            case Mark.separator: target.add(", ")
            case Mark.endOfCall: target.add(UInt8(ascii: ")"))
            case Mark.endOfList: target.add(UInt8(ascii: "]"))
            default: break
            }
        }
        target.add(BufferedText(start: copied, end: expression.end), of: source)
    }

    // MARK: Structure

    /// The bracket that the expression's last one closes; `nil` for code without any.
    private func opening(of expression: BufferedText) -> Int? {
        let bytes = source.start
        for index in expression.start..<expression.end where bytes[index] == Mark.call || bytes[index] == Mark.list {
            return index
        }
        return nil
    }

    private func endOfLabel(in element: BufferedText) -> Int? {
        let bytes = source.start
        for index in element.start..<element.end where bytes[index] <= Mark.last {
            return bytes[index] == Mark.endOfLabel ? index : nil
        }
        return nil
    }

    private func end(ofElementIn elements: BufferedText) -> Int {
        let bytes = source.start
        var depth = 0
        for index in elements.start..<elements.end where bytes[index] <= Mark.last {
            switch bytes[index] {
            case Mark.call, Mark.list: depth += 1
            case Mark.endOfCall, Mark.endOfList: depth -= 1
            case Mark.separator where depth == 0: return index
            default: break
            }
        }
        return elements.end
    }

    // MARK: Measuring

    /// Whether it has at most so many columns on one line, with those that the formatter keeps for the comma of each
    /// broken list, broken or not.
    private func fits(_ expression: BufferedText, after prefix: BufferedText, _ available: Int) -> Bool {
        let limit = available - prefix.count
        var width = 0
        var isASCII = true
        // A bit for each open bracket: whether it is a list whose second element has not come.
        var lists: UInt64 = 0
        var commas = 0
        let bytes = source.start
        for index in expression.start..<expression.end {
            let byte = bytes[index]
            width += 1
            if byte > Mark.last {
                isASCII = isASCII && byte < 0x80
            } else {
                switch byte {
                case Mark.call: lists <<= 1
                case Mark.list: lists = lists << 1 | 1
                case Mark.endOfCall, Mark.endOfList: lists >>= 1
                case Mark.separator:
                    width += 1 + Int(lists & 1)
                    commas += Int(lists & 1)
                    lists &= ~1
                default: width -= 1
                }
            }
            if width > limit && isASCII { return false }
        }
        if width <= limit { return true }
        return characters(of: prefix) + characters(of: expression) + commas <= available
    }

    /// Characters of several bytes take less room than their bytes.
    private func characters(of expression: BufferedText) -> Int {
        let start = target.count
        defer { target.removeAll(from: start) }
        addFlat(expression)
        return target.characters(from: start)
    }
}
