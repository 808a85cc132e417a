/// A text over several lines: as it is where it has line breaks (YAML 1.2 section 8.1.2), folded where it is long
/// (section 8.1.3).
struct TextLines {
    /// `|`, `|-` or `>-`.
    let header: String
    let lines: [String]

    /// - Parameters:
    ///   - column: Where the text would start on its line.
    ///   - width: How wide each line of its own may be.
    /// - Returns: `nil` where one line is enough, or only quotes can hold the text.
    init?(_ text: String, column: Int, width: Int) {
        if text.utf8.contains(.lineFeed) {
            guard Self.isLiteral(text) else { return nil }
            let endsLine = text.utf8.last == .lineFeed
            header = endsLine ? "|" : "|-"
            lines = (endsLine ? String(text.dropLast()) : text).split(separator: "\n", omittingEmptySubsequences: false)
                .map(String.init)
            return
        }
        guard column + TextWidth.of(text) > width, let folded = Self.folded(text, width: max(40, width))
        else { return nil }
        header = ">-"
        lines = folded
    }

    /// Whether a text has line breaks that are better seen than escaped.
    static func isWanted(_ text: String) -> Bool { text.utf8.contains(.lineFeed) && isLiteral(text) }

    /// Whether the text's lines can stand as they are: none begins deeper than the first, and nothing in it is unseen.
    private static func isLiteral(_ text: String) -> Bool {
        guard let first = text.utf8.first, !first.isBlank, first != .lineFeed else { return false }
        let body = text.utf8.last == .lineFeed ? text.dropLast() : text[...]
        guard let last = body.split(separator: "\n", omittingEmptySubsequences: false).last,
            last.contains(where: { $0 != " " && $0 != "\t" })
        else { return false }
        return !text.unicodeScalars.contains { $0 != "\n" && $0 != "\t" && EscapedText.isUnseen($0) }
    }

    /// Lines that fold into the text again, or `nil` where it has spaces that would be lost or is of one word.
    private static func folded(_ text: String, width: Int) -> [String]? {
        guard !text.hasPrefix(" "), !text.hasSuffix(" "), !text.contains("  "),
            !text.unicodeScalars.contains(where: EscapedText.isUnseen)
        else { return nil }
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if line.isEmpty {
                line = String(word)
            } else if TextWidth.of("\(line) \(word)") <= width {
                line += " \(word)"
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        lines.append(line)
        return lines.count > 1 ? lines : nil
    }
}
