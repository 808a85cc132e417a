/// The parts of a literal or folded scalar (YAML 1.2 section 8.1) as it stands in a file.
struct BlockScalar {
    enum Chomping { case strip, clip, keep }

    let chomping: Chomping
    /// The header's comment, or `nil` where it has none.
    private(set) var comment: Range<Int>?
    var hasComment: Bool { comment != nil }
    /// Where the line after the header starts.
    let bodyStart: Int
    /// Where what the text is made of ends; only lines that say nothing follow.
    private(set) var bodyEnd: Int
    /// The spaces before each line that are no part of the text.
    private(set) var indent = 0
    /// Whether the text could be told apart from the indentation only with the number in the header.
    private(set) var needsIndicator = false

    /// - Parameter range: From `|` or `>` to the end that libyaml gives, in `source`.
    init(_ range: Range<Int>, of source: [UInt8], text: ArraySlice<UInt8>) {
        var offset = range.lowerBound
        var chomping = Chomping.clip
        while offset < range.upperBound, source[offset] != .hash, LineBreak.length(in: source, at: offset) == 0 {
            if source[offset] == UInt8(ascii: "-") { chomping = .strip }
            if source[offset] == UInt8(ascii: "+") { chomping = .keep }
            offset += 1
        }
        let commentStart = offset
        while offset < range.upperBound, LineBreak.length(in: source, at: offset) == 0 { offset += 1 }
        var commentEnd = offset
        while commentEnd > commentStart, source[commentEnd - 1].isBlank { commentEnd -= 1 }
        if commentEnd > commentStart { comment = commentStart..<commentEnd }
        if offset < range.upperBound { offset += LineBreak.length(in: source, at: offset) }
        self.chomping = chomping
        bodyStart = offset
        bodyEnd = range.upperBound
        findIndent(in: source, text)
        trim(source)
    }

    /// Compares the first line that is not blank with what became of it.
    private mutating func findIndent(in source: [UInt8], _ text: ArraySlice<UInt8>) {
        guard let first = text.firstIndex(where: { $0 != .lineFeed && $0 != .space }) else {
            findIndentOfSpaces(in: source, text)
            return
        }
        let kept = text[..<first].reversed().prefix { $0 == .space }.count
        var lineStart = bodyStart
        var offset = bodyStart
        var deepestBlank = 0
        while offset < bodyEnd, source[offset] == .space || LineBreak.length(in: source, at: offset) > 0 {
            let length = LineBreak.length(in: source, at: offset)
            offset += max(length, 1)
            if length > 0 {
                deepestBlank = max(deepestBlank, offset - length - lineStart)
                lineStart = offset
            }
        }
        indent = max(0, offset - lineStart - kept)
        // libyaml takes a tab at the start for indentation, as long as it does not know how deep the text stands.
        needsIndicator = kept > 0 || deepestBlank > indent || text[first] == UInt8(ascii: "\t")
    }

    /// Where all text is spaces, its lines are those of the file, each as much shorter; where it has none either, no
    /// space of the file is text.
    private mutating func findIndentOfSpaces(in source: [UInt8], _ text: ArraySlice<UInt8>) {
        guard let first = text.firstIndex(of: .space) else {
            indent = bodyEnd - bodyStart
            return
        }
        var offset = bodyStart
        for _ in text[..<first] {
            while offset < bodyEnd, LineBreak.length(in: source, at: offset) == 0 { offset += 1 }
            if offset < bodyEnd { offset += LineBreak.length(in: source, at: offset) }
        }
        let written = source[offset..<bodyEnd].prefix { $0 == .space }.count
        indent = max(0, written - text[first...].prefix { $0 == .space }.count)
        needsIndicator = true
    }

    /// Leaves out blank lines at the end that are no part of the text.
    private mutating func trim(_ source: [UInt8]) {
        guard chomping != .keep else { return }
        while bodyEnd > bodyStart {
            let length = LineBreak.length(in: source, before: bodyEnd)
            var lineStart = bodyEnd - length
            var spaces = 0
            while lineStart > bodyStart, source[lineStart - 1] == .space {
                lineStart -= 1
                spaces += 1
            }
            let isLineStart = lineStart == bodyStart || LineBreak.length(in: source, before: lineStart) > 0
            guard isLineStart, spaces <= indent else {
                bodyEnd -= length
                return
            }
            bodyEnd = lineStart
        }
    }
}
