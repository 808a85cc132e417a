/// Writes a value as YAML that a person would have written, and that a ``YAMLFormatter`` without an order leaves as
/// it is: two spaces a level, quotes only where they are needed, long texts over several lines.
package struct YAMLWriter: Sendable {
    /// What is written in brackets on one line where it is short enough.
    package enum Brackets: Sendable {
        /// Lists and mappings of any kind.
        case whatever
        /// Lists of scalars.
        case scalars
    }

    private let brackets: Brackets
    private let quotesNumbers: Bool
    /// How far a line with brackets may reach. Less than the formatter allows, so that a name that grows by
    /// a few letters does not turn a line into ten.
    private static let bracketWidth = 100
    private static let width = 120
    private static let step = 2

    /// - Parameter quotesNumbers: Whether keys that look like numbers have quotes, for readers to which they are none.
    package init(brackets: Brackets, quotesNumbers: Bool = false) {
        self.brackets = brackets
        self.quotesNumbers = quotesNumbers
    }

    package func bytes(of value: DocumentValue) -> [UInt8] {
        var out: [UInt8] = []
        switch value {
        case .mapping(let mapping) where !mapping.pairs.isEmpty: appendPairs(mapping.pairs, indent: 0, to: &out)
        case .list(let items) where !items.isEmpty: appendItems(items, indent: 0, to: &out)
        default: appendInline(value, indent: -Self.step, to: &out)
        }
        return out
    }

    // MARK: Blocks

    private func appendPairs(_ pairs: [DocumentPair], indent: Int, isInline: Bool = false, to out: inout [UInt8]) {
        for (number, pair) in pairs.enumerated() {
            if !isInline || number > 0 { appendSpaces(indent, to: &out) }
            let key = ScalarForm.key(pair.key, isText: quotesNumbers)
            // libyaml takes at most 1024 characters for a key that `?` does not announce.
            if key.utf8.count >= 1000 {
                out.append(contentsOf: "? \(key)\n".utf8)
                appendSpaces(indent, to: &out)
            } else {
                out.append(contentsOf: key.utf8)
            }
            out.append(UInt8(ascii: ":"))
            appendValue(pair.value, indent: indent, to: &out)
        }
    }

    private func appendItems(_ items: [DocumentValue], indent: Int, isInline: Bool = false, to out: inout [UInt8]) {
        for (number, item) in items.enumerated() {
            if !isInline || number > 0 { appendSpaces(indent, to: &out) }
            out.append(UInt8(ascii: "-"))
            guard !item.isEmptyCollection, line(for: item, after: out) == nil else {
                appendValue(item, indent: indent, to: &out)
                continue
            }
            switch item {
            case .scalar: appendValue(item, indent: indent, to: &out)
            case .mapping(let mapping):
                out.append(.space)
                appendPairs(mapping.pairs, indent: indent + Self.step, isInline: true, to: &out)
            case .list(let items):
                out.append(.space)
                appendItems(items, indent: indent + Self.step, isInline: true, to: &out)
            }
        }
    }

    /// What follows a colon or a dash, with the line's end.
    private func appendValue(_ value: DocumentValue, indent: Int, to out: inout [UInt8]) {
        if let line = line(for: value, after: out) {
            out.append(contentsOf: " \(line)\n".utf8)
            return
        }
        switch value {
        case .mapping(let mapping) where !mapping.pairs.isEmpty:
            out.append(.lineFeed)
            appendPairs(mapping.pairs, indent: indent + Self.step, to: &out)
        case .list(let items) where !items.isEmpty:
            out.append(.lineFeed)
            appendItems(items, indent: indent + Self.step, to: &out)
        default:
            out.append(.space)
            appendInline(value, indent: indent, to: &out)
        }
    }

    /// Scalars, `[]` and `{}`.
    private func appendInline(_ value: DocumentValue, indent: Int, to out: inout [UInt8]) {
        switch value {
        case .list: out.append(contentsOf: "[]\n".utf8)
        case .mapping: out.append(contentsOf: "{}\n".utf8)
        case .scalar(let scalar):
            let indent = indent + Self.step
            let lines =
                scalar.isTyped ? nil : TextLines(scalar.text, column: column(of: out), width: Self.width - indent)
            guard let lines else {
                out.append(contentsOf: "\(ScalarForm.value(scalar))\n".utf8)
                return
            }
            out.append(contentsOf: "\(lines.header)\n".utf8)
            for line in lines.lines {
                if !line.isEmpty { appendSpaces(indent, to: &out) }
                out.append(contentsOf: "\(line)\n".utf8)
            }
        }
    }

    // MARK: Brackets

    /// The value in brackets, if it is to stand so and the line has room.
    private func line(for value: DocumentValue, after out: [UInt8]) -> String? {
        guard isBracketed(value) else { return nil }
        var line = BracketLine(room: Self.bracketWidth - column(of: out) - 1, quotesNumbers: quotesNumbers)
        return line.append(value) ? line.text : nil
    }

    private func isBracketed(_ value: DocumentValue) -> Bool {
        switch (value, brackets) {
        case (.scalar, _): false
        case (.list(let items), .scalars):
            !items.isEmpty && items.allSatisfy { if case .scalar = $0 { true } else { false } }
        case (.mapping, .scalars): false
        case (.list(let items), .whatever): !items.isEmpty
        case (.mapping(let mapping), .whatever): !mapping.pairs.isEmpty && !mapping.isBlock
        }
    }

    private func column(of out: [UInt8]) -> Int {
        TextWidth.of(out[(out.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0)...])
    }

    private func appendSpaces(_ count: Int, to out: inout [UInt8]) {
        out.append(contentsOf: repeatElement(.space, count: max(0, count)))
    }
}

/// A collection in brackets, which stops growing as soon as its line is full.
private struct BracketLine {
    private(set) var text = ""
    private let room: Int
    private let quotesNumbers: Bool

    init(room: Int, quotesNumbers: Bool) {
        self.room = room
        self.quotesNumbers = quotesNumbers
    }

    /// - Returns: Whether it fits, and holds nothing that wants lines of its own.
    mutating func append(_ value: DocumentValue, depth: Int = 0) -> Bool {
        switch value {
        case .scalar(let scalar):
            guard scalar.isTyped || !TextLines.isWanted(scalar.text) else { return false }
            return append(ScalarForm.value(scalar, isInFlow: true))
        case .list(let items):
            guard append("[") else { return false }
            for (number, item) in items.enumerated() {
                guard number == 0 || append(", "), append(item, depth: depth + 1) else { return false }
            }
            return append("]")
        case .mapping(let mapping):
            guard !mapping.pairs.isEmpty else { return append("{}") }
            guard !mapping.isBlock, depth < 3, append("{ ") else { return false }
            for (number, pair) in mapping.pairs.enumerated() {
                let key = ScalarForm.key(pair.key, isInFlow: true, isText: quotesNumbers)
                guard number == 0 || append(", "), append("\(key): "), append(pair.value, depth: depth + 1) else {
                    return false
                }
            }
            return append(" }")
        }
    }

    private mutating func append(_ part: String) -> Bool {
        text += part
        return TextWidth.of(text) <= room
    }
}
