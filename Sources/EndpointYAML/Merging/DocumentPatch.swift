import EndpointDiagnostics

/// Makes a file say something else while the lines stay of whatever does not change, comments among them.
package struct DocumentPatch: Sendable {
    private let reader: YAMLReader
    private let writer: YAMLWriter

    package init(reader: YAMLReader = YAMLReader(), writer: YAMLWriter = YAMLWriter(brackets: .whatever)) {
        self.reader = reader
        self.writer = writer
    }

    /// - Returns: The new text, or `nil` where the file is laid out in a way that cannot be changed in place; then it
    ///   has to be written anew.
    package func bytes(of document: YAMLDocument, saying target: DocumentMapping) -> [UInt8]? {
        let root = document.root
        guard root.kind == .mapping, !root.isFlow, !root.pairs.isEmpty, !document.file.isUTF16 else { return nil }
        var lines = PatchedLines(document.file.bytes, writer)
        lines.change(root, to: target)
        let bytes = lines.bytes
        var problems = DiagnosticCollector()
        let file = SourceFile(path: document.file.path, bytes: bytes)
        guard let result = reader.read(file, reportingTo: &problems), !problems.hasErrors,
            DocumentValue(result.root).isSame(as: .mapping(target))
        else { return nil }
        return bytes
    }
}

/// The lines of a file with what becomes of each.
private struct PatchedLines {
    private let lines: [String]
    private let writer: YAMLWriter
    /// Lines that take the place of a line, by its number from 0; those that are not listed stay.
    private var replaced: [Int: [String]] = [:]
    /// Lines that come before a line.
    private var inserted: [Int: [String]] = [:]

    init(_ bytes: [UInt8], _ writer: YAMLWriter) {
        var text = String(decoding: bytes, as: UTF8.self)
        if text.hasSuffix("\n") { text.removeLast() }
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        self.writer = writer
    }

    var count: Int { lines.count }

    var bytes: [UInt8] {
        var out: [String] = []
        for (number, line) in lines.enumerated() {
            out += inserted[number] ?? []
            out += replaced[number] ?? [line]
        }
        out += inserted[lines.count] ?? []
        return Array((out.joined(separator: "\n") + "\n").utf8)
    }

    mutating func change(_ node: YAMLNode, to target: DocumentMapping) {
        let pairs = Array(node.pairs)
        let indent = Int(pairs[0].key.range.start.column) - 1
        var ends: [String: Int] = [:]
        for (number, pair) in pairs.enumerated() {
            let start = line(of: pair.key)
            let last = contentEnd(of: pair)
            ends[pair.key.text] = last
            guard let wanted = target.pair(pair.key.text) else {
                let floor = number == 0 ? start : contentEnd(of: pairs[number - 1])
                remove(from: leadStart(of: start, notBefore: floor), to: last)
                continue
            }
            change(pair, to: wanted, indent: indent, lines: start..<last)
        }
        insert(target, known: ends, indent: indent, first: line(of: pairs[0].key))
    }

    private mutating func change(_ pair: YAMLPair, to wanted: DocumentPair, indent: Int, lines range: Range<Int>) {
        guard !DocumentValue(pair.value).isSame(as: wanted.value) else { return }
        if case .mapping(let mapping) = wanted.value, pair.value.kind == .mapping, !pair.value.isFlow,
            !pair.value.pairs.isEmpty, !mapping.pairs.isEmpty
        {
            return change(pair.value, to: mapping)
        }
        replace(range, by: rendered(wanted, indent: indent), trailing: trailingComment(of: pair, on: range))
    }

    private mutating func insert(_ target: DocumentMapping, known: [String: Int], indent: Int, first: Int) {
        var place: Int?
        for pair in target.pairs {
            if let end = known[pair.key] {
                place = end
            } else {
                inserted[place ?? first, default: []] += rendered(pair, indent: indent)
            }
        }
    }

    // MARK: Lines

    private func line(of node: YAMLNode) -> Int { Int(node.range.start.line) - 1 }

    /// The line after the last that belongs to a pair's value; comments and blank lines behind it do not.
    private func contentEnd(of pair: YAMLPair) -> Int {
        let start = line(of: pair.key)
        var end = min(max(start + 1, endLine(of: pair.value)), lines.count)
        while end > start + 1, lines[end - 1].allSatisfy({ $0 == " " }) { end -= 1 }
        return end
    }

    /// Of a block collection libyaml gives the start of what follows it, so its last part is asked.
    private func endLine(of node: YAMLNode) -> Int {
        if !node.isFlow, let last = node.pairs.last { return max(line(of: last.key) + 1, endLine(of: last.value)) }
        if !node.isFlow, let last = node.items.last { return endLine(of: last) }
        let end = node.range.end
        return end.column == 1 ? Int(end.line) - 1 : Int(end.line)
    }

    /// The first of the comments directly above a line.
    private func leadStart(of start: Int, notBefore floor: Int) -> Int {
        var first = start
        while first > floor, first > 0, isComment(lines[first - 1]) { first -= 1 }
        return first
    }

    private func isComment(_ line: String) -> Bool { line.drop { $0 == " " }.first == "#" }

    /// What follows a value on its line, where both stand on the key's.
    private func trailingComment(of pair: YAMLPair, on range: Range<Int>) -> String? {
        let end = pair.value.range.end
        guard range.count == 1, Int(end.line) - 1 == range.lowerBound else { return nil }
        let rest = String(
            String.UnicodeScalarView(lines[range.lowerBound].unicodeScalars.dropFirst(Int(end.column) - 1))
        )
        let comment = rest.drop { $0 == " " }
        return comment.first == "#" ? "  \(comment)" : nil
    }

    private mutating func remove(from start: Int, to end: Int) {
        for line in start..<end { replaced[line] = [] }
    }

    private mutating func replace(_ range: Range<Int>, by new: [String], trailing comment: String?) {
        remove(from: range.lowerBound, to: range.upperBound)
        var new = new
        if let comment, !new.isEmpty { new[0] += comment }
        replaced[range.lowerBound] = new
    }

    private func rendered(_ pair: DocumentPair, indent: Int) -> [String] {
        let text = String(decoding: writer.bytes(of: .block([pair])), as: UTF8.self)
        let spaces = String(repeating: " ", count: indent)
        return text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : spaces + $0 }
    }
}
