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

        fileprivate var prefix: String { label.map { $0 + ": " } ?? "" }

        fileprivate func write(to text: inout String) {
            if let label {
                text += label
                text += ": "
            }
            value.write(to: &text)
        }
    }

    struct Entry: Sendable {
        /// Printed as it is.
        var key: String
        var value: CodeExpression
    }

    /// On one line, however long.
    var line: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .code(let code): text += code
        case .call(let name, let arguments):
            text += name
            Self.write(arguments, between: ("(", ")"), to: &text) { $0.write(to: &$1) }
        case .list(let elements):
            Self.write(elements, between: ("[", "]"), to: &text) { $0.write(to: &$1) }
        case .dictionary(let entries) where entries.isEmpty: text += "[:]"
        case .dictionary(let entries):
            Self.write(entries, between: ("[", "]"), to: &text) { entry, text in
                text += entry.key
                text += ": "
                entry.value.write(to: &text)
            }
        }
    }

    private static func write<Part>(
        _ parts: [Part],
        between ends: (String, String),
        to text: inout String,
        part: (Part, inout String) -> Void
    ) {
        text += ends.0
        var isFirst = true
        for next in parts {
            if !isFirst { text += ", " }
            isFirst = false
            part(next, &text)
        }
        text += ends.1
    }

    /// The lines of `prefix` and the expression, without the indentation they will get.
    ///
    /// - Parameters:
    ///   - prefix: What stands before it on its first line.
    ///   - suffix: What follows on its last line, such as a comma.
    ///   - column: Where the lines will start; inner ones are indented from there by 4.
    func lines(after prefix: String, suffix: String = "", column: Int) -> [String] {
        if fits(prefix, suffix, column: column) {
            var text = prefix
            text.reserveCapacity(SignatureLayout.columns)
            write(to: &text)
            text += suffix
            return [text]
        }
        switch self {
        case .code(let text):
            // What cannot be broken goes below the label or `=` that it stands behind.
            guard let start = prefix.withoutTrailingSpace else { return [prefix + text + suffix] }
            return [start, "    " + text + suffix]
        case .call(let name, let arguments) where arguments.isEmpty: return [prefix + name + "()" + suffix]
        case .call(let name, let arguments):
            let parts = arguments.map { ($0.prefix, $0.value) }
            return [prefix + name + "("] + Self.inner(parts, endsInComma: false, column: column) + [")" + suffix]
        case .list(let elements):
            let parts = elements.map { ("", $0) }
            return [prefix + "["] + Self.inner(parts, endsInComma: parts.count > 1, column: column) + ["]" + suffix]
        case .dictionary(let entries):
            let parts = entries.map { ($0.key + ": ", $0.value) }
            return [prefix + "["] + Self.inner(parts, endsInComma: parts.count > 1, column: column) + ["]" + suffix]
        }
    }

    private func fits(_ prefix: String, _ suffix: String, column: Int) -> Bool {
        let limit = SignatureLayout.columns - column - prefix.utf8.count - suffix.utf8.count
        let commas = addedCommas
        if utf8Width + commas <= limit { return true }
        // Characters of several bytes take less room than their bytes.
        return !isASCII && SignatureLayout.fits(prefix + line + suffix, at: column + commas)
    }

    /// Bytes of ``line``, without making it.
    private var utf8Width: Int {
        switch self {
        case .code(let text): text.utf8.count
        case .call(let name, let arguments):
            arguments.reduce(name.utf8.count + 2 + Self.separators(arguments.count)) { width, argument in
                width + (argument.label.map { $0.utf8.count + 2 } ?? 0) + argument.value.utf8Width
            }
        case .list(let elements):
            elements.reduce(2 + Self.separators(elements.count)) { $0 + $1.utf8Width }
        case .dictionary(let entries):
            entries.reduce(max(3, 2 + Self.separators(entries.count))) {
                $0 + $1.key.utf8.count + 2 + $1.value.utf8Width
            }
        }
    }

    /// Commas that breaking every list would add: the formatter keeps a column for each, broken or not.
    private var addedCommas: Int {
        switch self {
        case .code: 0
        case .call(_, let arguments): arguments.reduce(0) { $0 + $1.value.addedCommas }
        case .list(let elements): elements.reduce(elements.count > 1 ? 1 : 0) { $0 + $1.addedCommas }
        case .dictionary(let entries): entries.reduce(entries.count > 1 ? 1 : 0) { $0 + $1.value.addedCommas }
        }
    }

    private static func separators(_ count: Int) -> Int { count > 1 ? (count - 1) * 2 : 0 }

    private var isASCII: Bool {
        switch self {
        case .code(let text): text.utf8.allSatisfy { $0 < 0x80 }
        case .call(_, let arguments): arguments.allSatisfy(\.value.isASCII)
        case .list(let elements): elements.allSatisfy(\.isASCII)
        case .dictionary(let entries): entries.allSatisfy { $0.key.utf8.allSatisfy { $0 < 0x80 } && $0.value.isASCII }
        }
    }

    /// The formatter ends a broken list in a comma unless it has a single element.
    private static func inner(
        _ parts: [(prefix: String, value: CodeExpression)],
        endsInComma: Bool,
        column: Int
    ) -> [String] {
        parts.enumerated().flatMap { number, part in
            let comma = number == parts.count - 1 && !endsInComma ? "" : ","
            return part.value.lines(after: part.prefix, suffix: comma, column: column + 4)
        }.indented
    }
}

extension [String] {
    /// Each line one step further in; blank lines stay blank.
    var indented: [String] { map { $0.isEmpty ? $0 : "    " + $0 } }
}

extension String {
    /// `nil` where there is none, or nothing before it.
    fileprivate var withoutTrailingSpace: String? {
        utf8.count > 1 && utf8.last == UInt8(ascii: " ") ? String(dropLast()) : nil
    }
}
