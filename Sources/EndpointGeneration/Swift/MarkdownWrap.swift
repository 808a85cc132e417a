/// Breaks a long line of Markdown at spaces so that it still means the same.
struct MarkdownWrap {
    let width: Int

    /// The line's parts; the line itself where it fits or must not be broken: code, tables, headings.
    func lines(of line: String) -> [String] {
        guard line.utf8.count > width, line.count > width else { return [line] }
        let indentation = line.prefix { $0 == " " }
        let text = line[indentation.endIndex...]
        if indentation.count >= 4 || text.hasPrefix("|") || text.hasPrefix("#") { return [line] }
        let hanging = String(repeating: " ", count: indentation.count + Self.markerWidth(of: text))
        var lines: [String] = []
        var current = String(indentation)
        var length = current.count
        var isEmpty = true
        for word in text.split(separator: " ") {
            let count = word.count
            if !isEmpty && length + 1 + count > width && !Self.startsBlock(word) {
                lines.append(current)
                current = hanging
                length = hanging.count
                isEmpty = true
            }
            if !isEmpty {
                current += " "
                length += 1
            }
            current += word
            length += count
            isEmpty = false
        }
        lines.append(current)
        return lines
    }

    /// Columns of a list marker with its space: what continues an item is indented by as much.
    private static func markerWidth(of text: Substring) -> Int {
        guard let marker = text.split(separator: " ", maxSplits: 1).first, marker.count < text.count else { return 0 }
        return marker == "-" || marker == "*" || marker == "+" || isNumber(marker) ? marker.count + 1 : 0
    }

    /// Whether a word at the start of a line would begin a list, heading, quote, table, fence or rule.
    private static func startsBlock(_ word: Substring) -> Bool {
        guard let first = word.first else { return false }
        switch first {
        case "#", ">", "|", "=", "`", "~", "<": return true
        case "-", "*", "+", "_": return word.allSatisfy { $0 == first }
        default: return isNumber(word)
        }
    }

    private static func isNumber(_ word: Substring) -> Bool {
        guard let last = word.last, last == "." || last == ")" else { return false }
        let digits = word.dropLast()
        return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
    }
}
