/// The lines of a text without anything that a reader could not see.
///
/// Splits at every line break that Unicode knows (UAX 14: LF, CR, CRLF, VT, FF, NEL, LS, PS) and leaves out
/// controls, bidirectional marks and blanks at the ends of lines; a tab becomes four spaces.
struct PlainLines: Sequence, IteratorProtocol {
    private var rest: Substring.UnicodeScalarView
    private var isAtEnd: Bool

    init(_ text: String) {
        rest = Substring(text).unicodeScalars
        isAtEnd = text.isEmpty
    }

    mutating func next() -> String? {
        if isAtEnd { return nil }
        var line = String.UnicodeScalarView()
        isAtEnd = true
        while let scalar = rest.popFirst() {
            if Self.isLineBreak(scalar) {
                if scalar == "\r" && rest.first == "\n" { rest.removeFirst() }
                isAtEnd = false
                break
            }
            if scalar == "\t" { line.append(contentsOf: "    ".unicodeScalars) }
            if Self.isVisible(scalar) { line.append(scalar) }
        }
        while line.last == " " { line.removeLast() }
        return String(line)
    }

    private static func isLineBreak(_ scalar: UnicodeScalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private static func isVisible(_ scalar: UnicodeScalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E: true
        case 0...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: false
        default: true
        }
    }
}
