import EndpointText

/// A Swift expression that is laid out as `swift format` leaves it: on one line where it fits, else each
/// argument or element on a line of its own.
indirect enum CodeExpression: Sendable {
    /// Printed as it is, never broken.
    case code(String)
    /// `name(arguments)`
    case call(String, [Argument])
    case list([CodeExpression])
    case dictionary([Entry])

    struct Argument: Sendable {
        var label: String?
        var value: CodeExpression

        init(_ label: String? = nil, _ value: CodeExpression) {
            self.label = label
            self.value = value
        }
    }

    struct Entry: Sendable {
        /// Printed as it is.
        var key: String
        var value: CodeExpression
    }

    /// On one line, however long.
    var line: String {
        let draft = Draft()
        let text = ExpressionText(in: draft)
        write(to: text)
        text.addLine(after: "", suffix: "")
        return draft.text.string(BufferedText(start: 0, end: draft.text.count - 1))
    }

    /// Appends it to an expression that is being written.
    func write(to text: ExpressionText) {
        switch self {
        case .code(let code): text.text.add(code)
        case .call(let name, let arguments):
            text.openCall(name)
            for argument in arguments {
                text.next(argument.label)
                argument.value.write(to: text)
            }
            text.closeCall()
        case .list(let elements):
            text.openList()
            for element in elements {
                text.next()
                element.write(to: text)
            }
            text.closeList()
        case .dictionary(let entries) where entries.isEmpty: text.text.add("[:]")
        case .dictionary(let entries):
            text.openList()
            for entry in entries {
                text.next(entry.key)
                entry.value.write(to: text)
            }
            text.closeList()
        }
    }

    /// The lines of `prefix` and the expression; see ``ExpressionText/addLines(after:suffix:column:)``.
    func lines(after prefix: String, suffix: String = "", column: Int) -> [String] {
        let draft = Draft()
        addLines(after: prefix, suffix: suffix, column: column, to: draft)
        return draft.text.strings(draft.text.lines(from: 0))
    }

    func addLines(after prefix: String, suffix: String = "", column: Int, to draft: Draft) {
        let text = ExpressionText(in: draft)
        write(to: text)
        text.addLines(after: prefix, suffix: suffix, column: column)
    }
}

extension [String] {
    /// Each line one step further in; blank lines stay blank.
    var indented: [String] { map { $0.isEmpty ? $0 : "    " + $0 } }
}
