import EndpointNaming
import EndpointText

/// Breaks lines as `swift format` does with this project's settings, so that it leaves them alone.
///
/// Lines that come back carry no outer indentation: where they are printed decides it, and `indentation`
/// says how much that will be.
package enum SignatureLayout {
    /// The longest line.
    package static let columns = 120

    /// A declaration with parameters: on one line where it fits, else one parameter a line.
    package static func lines(
        prefix: String,
        parameters: [String],
        suffix: String,
        indentation: Int
    ) -> [String] {
        // A line that is too long in bytes may still fit in characters.
        let length = SwiftText.length(of: parameters) + 2 * parameters.count + prefix.utf8.count + suffix.utf8.count
        if parameters.isEmpty || length <= 4 * columns {
            let line = self.line(prefix, parameters, suffix)
            if parameters.isEmpty || fits(line, at: indentation) { return [line] }
        }
        var lines = [prefix + "("]
        lines.reserveCapacity(parameters.count + 2)
        for index in parameters.indices {
            let comma = index == parameters.count - 1 ? "" : ","
            if parameters[index].utf8.count <= columns - indentation - 5 {
                lines.append(SwiftText.joined(["    ", parameters[index], comma]))
            } else {
                lines += broken(parameter: parameters[index] + comma, at: indentation + 4)
            }
        }
        lines.append(")" + suffix)
        return lines
    }

    /// ``lines(prefix:parameters:suffix:indentation:)`` of texts in a draft, appended to it.
    static func add(
        prefix: BufferedText,
        parameters: [BufferedText],
        suffix: BufferedText,
        indentation: Int,
        to draft: Draft
    ) {
        let text = draft.text
        let start = text.count
        var length = prefix.count + suffix.count
        for parameter in parameters { length += parameter.count + 2 }
        if length <= 4 * columns {
            text.add(prefix)
            text.add("(")
            for index in parameters.indices {
                if index > 0 { text.add(", ") }
                text.add(parameters[index])
            }
            text.add(")")
            text.add(suffix)
            if text.endLine(from: start, width: columns - indentation) { return }
        }
        guard parameters.allSatisfy({ $0.count <= columns - indentation - 5 }), !parameters.isEmpty else {
            let lines = self.lines(
                prefix: text.string(prefix),
                parameters: parameters.map(text.string),
                suffix: text.string(suffix),
                indentation: indentation
            )
            return lines.forEach(text.addLine)
        }
        text.add(prefix)
        text.addLine("(")
        for index in parameters.indices {
            text.add("    ")
            text.add(parameters[index])
            text.addLine(index == parameters.count - 1 ? "" : ",")
        }
        text.add(")")
        text.add(suffix)
        text.endLine()
    }

    /// A call that is a statement.
    package static func call(
        _ callee: String,
        _ arguments: [String],
        suffix: String = "",
        indentation: Int
    ) -> [String] {
        let line = self.line(callee, arguments, suffix)
        return fits(line, at: indentation) ? [line] : broken(callee, arguments, suffix: suffix)
    }

    /// An assignment of a call's value, with an operator and its right side behind it perhaps.
    ///
    /// The break is inside the parentheses, but after the `=` where an operator follows the call.
    package static func assignment(
        _ target: String,
        _ callee: String,
        _ arguments: [String],
        suffix: String = "",
        indentation: Int
    ) -> [String] {
        let line = self.line("\(target) = \(callee)", arguments, suffix)
        if fits(line, at: indentation) { return [line] }
        if suffix.isEmpty { return broken("\(target) = \(callee)", arguments, suffix: "") }
        let value = self.line(callee, arguments, suffix)
        if fits(value, at: indentation + 4) { return [target + " =", "    " + value] }
        return [target + " ="] + broken(callee, arguments, suffix: suffix).map { "    " + $0 }
    }

    /// An assignment of a value that nothing in it can break.
    package static func assignment(_ target: String, _ value: String, indentation: Int) -> [String] {
        let line = SwiftText.joined([target, " = ", value])
        return fits(line, at: indentation) ? [line] : [target + " =", "    " + value]
    }

    /// A case with its only statement, behind it where that fits.
    package static func caseLine(_ label: String, _ statement: String, indentation: Int) -> [String] {
        let line = SwiftText.joined([label, " ", statement])
        return fits(line, at: indentation) ? [line] : [label, "    " + statement]
    }

    /// A case whose only statement is a call, broken behind the label first and then in the parentheses.
    package static func caseCall(
        _ label: String,
        _ callee: String,
        _ arguments: [String],
        indentation: Int
    ) -> [String] {
        let statement = "\(callee)(\(arguments.joined(separator: ", ")))"
        if fits("\(label) \(statement)", at: indentation) { return ["\(label) \(statement)"] }
        return [label] + call(callee, arguments, indentation: indentation + 4).map { "    " + $0 }
    }

    /// The head of a type or extension, its opening brace on a line of its own where the head is broken last.
    ///
    /// - Parameters:
    ///   - declaration: Up to the name.
    ///   - parameters: Of a generic type, with their constraints; broken before what it inherits.
    ///   - inherited: Types and protocols.
    ///   - requirements: Of a `where` clause.
    ///   - indentation: Where the lines will stand.
    package static func header(
        _ declaration: String,
        parameters: [String] = [],
        inheriting inherited: [String],
        where requirements: [String] = [],
        indentation: Int
    ) -> [String] {
        let generics = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
        let inheritance = inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))"
        let clause = requirements.isEmpty ? "" : "where \(requirements.joined(separator: ", ")) "
        let line = "\(declaration)\(generics)\(inheritance) \(clause){"
        if fits(line, at: indentation) { return [line] }
        if !parameters.isEmpty {
            let commas = parameters.dropLast().map { "    \($0)," } + parameters.suffix(1).map { "    \($0)" }
            return ["\(declaration)<"] + commas + [">\(inheritance) \(clause){"]
        }
        if requirements.isEmpty {
            return inherited.isEmpty
                ? [line] : filled(inherited, first: declaration + ": ", indentation: indentation) + ["{"]
        }
        if fits("\(clause){", at: indentation) { return [declaration + inheritance, "\(clause){"] }
        return [declaration + inheritance, "where"]
            + filled(requirements, first: "    ", indentation: indentation) + ["{"]
    }

    /// A computed property whose value is a list in square brackets.
    package static func getter(_ declaration: String, list elements: [String], indentation: Int) -> [String] {
        let list = "[\(elements.joined(separator: ", "))]"
        let line = "\(declaration) { \(list) }"
        if fits(line, at: indentation + addedComma(elements)) { return [line] }
        let lines = self.list(elements, indentation: indentation + 4)
        return ["\(declaration) {"] + lines.map { "    " + $0 } + ["}"]
    }

    /// A list in square brackets that is the only expression of a block: its lines within that block.
    package static func list(_ elements: [String], indentation: Int) -> [String] {
        let line = "[\(elements.joined(separator: ", "))]"
        if fits(line, at: indentation + addedComma(elements)) { return [line] }
        return ["["] + filled(elements, first: "    ", indentation: indentation, isClosed: true) + ["]"]
    }

    /// The column that the formatter keeps for the comma of a broken list, broken or not.
    private static func addedComma(_ elements: [String]) -> Int { elements.count > 1 ? 1 : 0 }

    /// As many elements a line as fit, a comma after each but, unless `isClosed`, the last.
    static func filled(
        _ elements: [String],
        first: String,
        indentation: Int,
        isClosed: Bool = false
    ) -> [String] {
        var lines: [String] = []
        var line = first
        var isEmpty = true
        for (index, element) in elements.enumerated() {
            let text = element + (index == elements.count - 1 && !isClosed ? "" : ",")
            if !isEmpty && !fits("\(line) \(text)", at: indentation) {
                lines.append(line)
                line = "    "
                isEmpty = true
            }
            line += isEmpty ? text : " " + text
            isEmpty = false
        }
        return lines + [line]
    }

    /// Whether a line stays within ``columns`` where it will stand.
    package static func fits(_ line: String, at indentation: Int) -> Bool {
        let limit = columns - indentation
        return line.utf8.count <= limit || line.count <= limit
    }

    /// A call on one line.
    private static func line(_ callee: String, _ arguments: [String], _ suffix: String) -> String {
        var parts = [callee, "("]
        for index in arguments.indices {
            if index > 0 { parts.append(", ") }
            parts.append(arguments[index])
        }
        parts.append(")")
        parts.append(suffix)
        return SwiftText.joined(parts)
    }

    private static func broken(_ callee: String, _ arguments: [String], suffix: String) -> [String] {
        var lines = [callee + "("]
        for (index, argument) in arguments.enumerated() {
            lines.append("    " + argument + (index == arguments.count - 1 ? "" : ","))
        }
        lines.append(")" + suffix)
        return lines
    }

    private static func broken(parameter: String, at indentation: Int) -> [String] {
        guard !fits(parameter, at: indentation), let equals = parameter.range(ofASCII: " = ") else {
            return ["    " + parameter]
        }
        return ["    \(parameter[..<equals.lowerBound]) =", "        \(parameter[equals.upperBound...])"]
    }
}

extension String {
    /// The first place of an ASCII text.
    fileprivate func range(ofASCII text: String) -> Range<Index>? {
        let wanted = Array(text.utf8)
        var start = utf8.startIndex
        while let end = utf8.index(start, offsetBy: wanted.count, limitedBy: utf8.endIndex) {
            if utf8[start..<end].elementsEqual(wanted) { return start..<end }
            start = utf8.index(after: start)
        }
        return nil
    }
}
