/// Prints problems as compilers do.
struct TextDiagnosticPrinter {
    private let usesColor: Bool
    private let showsSource: Bool
    /// Lines of the files that were printed from, so that a file is split once.
    private var lines: [ObjectIdentifier: [String]] = [:]
    /// The line that was shown last.
    private var line: (file: ObjectIdentifier, number: Int, scalars: [Unicode.Scalar])?

    init(usesColor: Bool, showsSource: Bool) {
        self.usesColor = usesColor
        self.showsSource = showsSource
    }

    mutating func print(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { print($0) }.joined()
    }

    private mutating func print(_ diagnostic: Diagnostic) -> String {
        let color: Color = diagnostic.severity == .error ? .red : .magenta
        let message = "\(diagnostic.message) [\(diagnostic.rule.id)]"
        var text = entry(diagnostic.range, "\(diagnostic.severity)", color, message)
        for note in diagnostic.notes { text += entry(note.range, "note", .cyan, note.message) }
        return text
    }

    private mutating func entry(_ range: SourceRange?, _ label: String, _ color: Color, _ message: String) -> String {
        let place = range.map { "\($0.file.path):\($0.start.line):\($0.start.column): " } ?? ""
        let line =
            colored(place.escapingControlCharacters, .bold) + colored("\(label): ", color)
            + colored(message.escapingControlCharacters, .bold) + "\n"
        guard showsSource, let range else { return line }
        return line + excerpt(range)
    }

    // MARK: Source lines

    /// How many characters of a line are shown, and how many of them before the problem.
    private static let window = (count: 240, before: 80)

    private mutating func excerpt(_ range: SourceRange) -> String {
        let number = Int(range.start.line)
        guard !range.file.bytes.isEmpty, let source = scalars(ofLine: number, in: range.file) else { return "" }
        let column = min(Int(range.start.column) - 1, source.count)
        let start = source.count > Self.window.count ? max(0, column - Self.window.before) : 0
        let shown = source[start..<min(source.count, start + Self.window.count)]
        let gutter = String(repeating: " ", count: max(0, 5 - "\(number)".count))
        let lead = start > 0 ? "…" : ""
        let rest = shown.endIndex < source.count ? "…" : ""
        let padding = source[start..<column].map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.terminalWidth) }
        let text = String(String.UnicodeScalarView(shown)).escapingControlCharacters
        return "\(gutter)\(number) | \(lead)\(text)\(rest)\n"
            + "      | \(lead.isEmpty ? "" : " ")\(padding.joined())"
            + colored(marker(of: range, in: source[column..<shown.endIndex]), .green) + "\n"
    }

    /// A caret, drawn out to the end of the range as far as it is in the rest of the line.
    private func marker(of range: SourceRange, in rest: ArraySlice<Unicode.Scalar>) -> String {
        let end = range.end.line == range.start.line ? Int(range.end.column) : Int.max
        let width = rest.prefix(max(0, end - Int(range.start.column))).reduce(0) { $0 + $1.terminalWidth }
        return "^" + String(repeating: "~", count: max(0, width - 1))
    }

    /// A line, taken apart once for all problems in it.
    private mutating func scalars(ofLine number: Int, in file: SourceFile) -> [Unicode.Scalar]? {
        if let line, line.file == ObjectIdentifier(file), line.number == number { return line.scalars }
        let lines = lines(of: file)
        guard lines.indices.contains(number - 1) else { return nil }
        let scalars = Array(lines[number - 1].unicodeScalars)
        line = (ObjectIdentifier(file), number, scalars)
        return scalars
    }

    private mutating func lines(of file: SourceFile) -> [String] {
        if let known = lines[ObjectIdentifier(file)] { return known }
        let split = file.lines
        lines[ObjectIdentifier(file)] = split
        return split
    }

    // MARK: Colours

    private enum Color: Int {
        case bold = 1
        case red = 31
        case green = 32
        case magenta = 35
        case cyan = 36
    }

    private func colored(_ text: String, _ color: Color) -> String {
        guard usesColor, !text.isEmpty else { return text }
        let code = color == .bold ? "1" : "1;\(color.rawValue)"
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}

extension String {
    /// The text with what a terminal would obey written out, so that a spec cannot drive one.
    package var escapingControlCharacters: String {
        var escaped = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control where scalar == "\t": escaped.append(scalar)
            case .control where scalar == "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
            case .control where scalar == "\r": escaped.append(contentsOf: "\\r".unicodeScalars)
            case .control, .format, .lineSeparator, .paragraphSeparator:
                let code = String(scalar.value, radix: 16, uppercase: true)
                escaped.append(contentsOf: "\\u{\(code)}".unicodeScalars)
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}

extension Unicode.Scalar {
    /// How many cells of a terminal the character takes once control characters are written out.
    package var terminalWidth: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        case .control, .format, .lineSeparator, .paragraphSeparator:
            return self == "\t" ? 1 : String(self).escapingControlCharacters.unicodeScalars.count
        default: break
        }
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
