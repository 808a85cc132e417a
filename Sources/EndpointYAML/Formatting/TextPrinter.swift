import EndpointDiagnostics

/// Writes a document anew from slices of its own text: indentation, spacing and quotes are the printer's, all else
/// is the author's.
///
/// Every function leaves what it wrote without a line break at its end, except for block scalars that keep
/// the breaks after them; whoever starts a line adds what is missing.
struct TextPrinter: ~Copyable {
    static let width = 120
    static let step = 2

    /// What the value that is printed next follows.
    enum Lead { case colon, dash, question, root }

    let written: WrittenDocument
    let source: [UInt8]
    let nodes: [WrittenNode]
    let comments: [WrittenComment]
    let text: [UInt8]
    let order: YAMLKeyOrder
    var out: [UInt8] = []
    /// The numbers of the nodes in the order they were printed in.
    var printed: [Int32] = []
    var isPrinted: [Bool]
    /// The entries of the collections that are being printed, innermost last.
    var entries: [CollectionEntry] = []
    /// How far the line reaches that a flow collection is tried on.
    var column = 0

    init(_ written: WrittenDocument, order: YAMLKeyOrder) {
        self.written = written
        self.order = order
        source = written.source
        nodes = written.nodes
        comments = written.comments
        text = written.text
        isPrinted = Array(repeating: false, count: comments.count)
        out.reserveCapacity(source.count + source.count / 8)
        printed.reserveCapacity(nodes.count)
    }

    /// Prints everything.
    mutating func printDocument(at place: YAMLKeyOrder.PlaceNumber?) {
        let rootStart = nodes.first.map { Int($0.start) } ?? source.count
        let start = marker("---", in: 0..<rootStart + 3)
        if let start { printPrologue(upTo: start) }
        let rootEnd = nodes.first.map { Int($0.end) } ?? start.map { $0 + 3 } ?? 0
        let end = marker("...", in: rootEnd..<source.count)
        let first = comments.indices.first { !isPrinted[$0] } ?? comments.count
        let last = end.map { end in comments.firstIndex { $0.start > end } ?? comments.count } ?? comments.count
        if nodes.isEmpty {
            printRest(first..<last, indent: -Self.step, isDeep: true)
        } else {
            printValue(0, indent: -Self.step, comments: first..<last, after: .root, place: place)
        }
        if let end {
            startLine(0, blanks: blanks(before: end))
            out.append(contentsOf: "...".utf8)
            printRest(last..<comments.count, indent: -Self.step, isDeep: true)
        }
        if let last = out.last, last != .lineFeed { out.append(.lineFeed) }
    }

    /// Directives and comments before `---`, then that line with its comment.
    private mutating func printPrologue(upTo marker: Int) {
        var offset = 0
        while offset < marker {
            var end = offset
            while end < marker, LineBreak.length(in: source, at: end) == 0 { end += 1 }
            let line = source[offset..<end].trimmingBlanks
            if !line.isEmpty {
                startLine(0, blanks: blanks(before: line.startIndex))
                out.append(contentsOf: line)
            }
            offset = end + (end < marker ? LineBreak.length(in: source, at: end) : 0)
        }
        startLine(0, blanks: blanks(before: marker))
        out.append(contentsOf: "---".utf8)
        for (index, comment) in comments.enumerated() {
            if comment.start < marker {
                isPrinted[index] = true
            } else {
                if isSameLine(marker, Int(comment.start), orAfter: "---"), !comment.isOwnLine { printTrailing(index) }
                break
            }
        }
    }

    /// Whether only blanks stand between a mark at an offset and another offset.
    private func isSameLine(_ offset: Int, _ other: Int, orAfter mark: StaticString) -> Bool {
        source[(offset + mark.utf8CodeUnitCount)..<other].allSatisfy(\.isBlank)
    }

    /// Where a line starts with a document's marker (YAML 1.2 section 9.1).
    private func marker(_ mark: StaticString, in range: Range<Int>) -> Int? {
        let wanted = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
        let limit = min(range.upperBound, source.count)
        var offset = range.lowerBound
        if offset > 0, LineBreak.length(in: source, before: offset) == 0 { offset = nextLine(after: offset) }
        while offset + 3 <= limit {
            let end = offset + 3
            if source[offset..<end].elementsEqual(wanted),
                end == source.count || source[end].isBlank || LineBreak.length(in: source, at: end) > 0
            {
                return offset
            }
            offset = nextLine(after: offset)
        }
        return nil
    }

    private func nextLine(after start: Int) -> Int {
        var offset = start
        while offset < source.count {
            let length = LineBreak.length(in: source, at: offset)
            if length > 0 { return offset + length }
            offset += 1
        }
        return offset
    }

    // MARK: Lines

    /// Ends the line before, if any, and begins one after some empty ones; the file never begins with empty lines.
    mutating func startLine(_ indent: Int, blanks: Int) {
        if let last = out.last {
            if last != .lineFeed { out.append(.lineFeed) }
            for _ in 0..<blanks { out.append(.lineFeed) }
        }
        appendSpaces(indent)
    }

    mutating func appendSpaces(_ count: Int) {
        for _ in 0..<max(0, count) { out.append(.space) }
    }

    /// How many empty lines stand directly before a line, or before the line that `? ` at its beginning starts.
    func blanks(before offset: Int) -> Int {
        var position = offset
        while position > 0, source[position - 1].isBlank { position -= 1 }
        if position > 0, source[position - 1] == UInt8(ascii: "?") {
            position -= 1
            while position > 0, source[position - 1].isBlank { position -= 1 }
        }
        let floor = written.keptEnd(before: position)
        var count = -1
        while position > floor {
            let length = LineBreak.length(in: source, before: position)
            guard length > 0 else { break }
            count += 1
            position -= length
            while position > floor, source[position - 1].isBlank { position -= 1 }
        }
        if position == 0, count >= 0 { count += 1 }
        return max(0, count)
    }

    /// Whether nothing but blanks stands before an offset on its line.
    func isFirstOnLine(_ offset: Int) -> Bool {
        var position = offset
        while position > 0, source[position - 1].isBlank { position -= 1 }
        return position == 0 || LineBreak.length(in: source, before: position) > 0
    }

    /// Whether no line break stands between two offsets.
    func isSameLine(_ offset: Int, _ other: Int) -> Bool {
        for index in offset..<max(offset, other) where LineBreak.length(in: source, at: index) > 0 { return false }
        return true
    }

    /// Bytes before an offset on its line.
    func sourceColumn(of offset: Int) -> Int {
        var position = offset
        while position > 0, LineBreak.length(in: source, before: position) == 0 { position -= 1 }
        return offset - position
    }

    // MARK: Comments

    /// Prints a comment on a line of its own.
    mutating func printOwnLine(_ comment: Int, indent: Int, blanks: Int? = nil) {
        startLine(indent, blanks: blanks ?? self.blanks(before: Int(comments[comment].start)))
        out.append(contentsOf: source[comments[comment].range])
        isPrinted[comment] = true
    }

    /// Prints a comment after what stands on the line.
    mutating func printTrailing(_ comment: Int) {
        guard let last = out.last, last != .lineFeed else {
            printOwnLine(comment, indent: 0)
            return
        }
        out.append(.space)
        out.append(.space)
        out.append(contentsOf: source[comments[comment].range])
        isPrinted[comment] = true
    }

    /// Prints what is left of an entry's comments after its value.
    ///
    /// - Parameter isDeep: Whether they stand deeper than the entry, where a block scalar would take them for text.
    mutating func printRest(_ range: Range<Int>, indent: Int, isDeep: Bool) {
        var isFirst = true
        for comment in range where !isPrinted[comment] {
            if isFirst, !comments[comment].isOwnLine {
                printTrailing(comment)
            } else {
                printOwnLine(comment, indent: isDeep ? indent + Self.step : indent)
            }
            isFirst = false
        }
    }

    func firstUnprinted(in range: Range<Int>) -> Int? {
        range.first { !isPrinted[$0] }
    }
}

extension ArraySlice<UInt8> {
    /// Without spaces and tabs at both ends.
    var trimmingBlanks: Self {
        var rest = self
        while let first = rest.first, first.isBlank { rest.removeFirst() }
        while let last = rest.last, last.isBlank { rest.removeLast() }
        return rest
    }
}

extension WrittenDocument {
    /// Where the last block scalar before an offset ends whose last lines look blank; 0 if there is none.
    func keptEnd(before offset: Int) -> Int {
        guard !keptEnds.isEmpty else { return 0 }
        var low = 0
        var high = keptEnds.count
        while low < high {
            let middle = (low + high) / 2
            if Int(keptEnds[middle]) <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? 0 : Int(keptEnds[low - 1])
    }
}
