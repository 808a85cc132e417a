import EndpointDiagnostics

/// Values: what follows a colon, a dash or the start of the document.
extension TextPrinter {
    /// Prints a node and the comments that belong to its entry.
    ///
    /// - Parameters:
    ///   - indent: Of the entry that it is the value of.
    ///   - range: Comments after the entry's key or dash.
    mutating func printValue(
        _ index: Int,
        indent: Int,
        comments range: Range<Int>,
        after lead: Lead,
        place: YAMLKeyOrder.PlaceNumber?
    ) {
        let node = nodes[index]
        if node.isAbsent {
            printed.append(Int32(truncatingIfNeeded: index))
            printRest(range, indent: indent, isDeep: true)
        } else if node.isCollection, Int(node.next) > index + 1 {
            if lead == .root, node.style == .flow || node.hasProperties {
                printMiddle(range, before: node.start, indent: indent, after: lead)
            }
            // A pair out of brackets needs none of its own, and stands like any other pair.
            if node.style == .flow, !isImplicitPair(node), printFlow(index, indent: indent, range, after: lead, place) {
                return
            }
            printNested(index, indent: indent, range, after: lead, place)
        } else {
            printInline(index, indent: indent, range, after: lead)
        }
    }

    /// Scalars, aliases, `[]` and `{}`.
    private mutating func printInline(_ index: Int, indent: Int, _ range: Range<Int>, after lead: Lead) {
        let node = nodes[index]
        let hasMiddle = printMiddle(range, before: node.content, indent: indent, after: lead)
        if lead == .root || hasMiddle || staysOnItsLine(index) {
            startLine(indent + Self.step, blanks: blanks(before: Int(node.start)))
        } else {
            out.append(.space)
        }
        printed.append(Int32(truncatingIfNeeded: index))
        appendPropertiesAndSpace(of: node)
        switch node.kind {
        case .sequence: out.append(contentsOf: "[]".utf8)
        case .mapping: out.append(contentsOf: "{}".utf8)
        case .alias: out.append(contentsOf: source[node.contentRange])
        case .scalar: appendScalar(node, indent: indent, comments: range)
        }
        printRest(range, indent: indent, isDeep: !node.isBlockScalar)
    }

    /// Comments between a key and its value, or above the document.
    @discardableResult
    private mutating func printMiddle(
        _ range: Range<Int>,
        before offset: Int32,
        indent: Int,
        after lead: Lead
    ) -> Bool {
        var hasAny = false
        for comment in range where !isPrinted[comment] {
            guard comments[comment].start < offset else { break }
            if !hasAny, !comments[comment].isOwnLine, lead != .root {
                printTrailing(comment)
            } else {
                printOwnLine(comment, indent: indent + Self.step)
            }
            hasAny = true
        }
        return hasAny
    }

    /// Whether a scalar that starts a line stays there, since it has more lines or would make the line too long.
    private mutating func staysOnItsLine(_ index: Int) -> Bool {
        let node = nodes[index]
        guard node.kind == .scalar, !node.isBlockScalar, isFirstOnLine(Int(node.start)) else { return false }
        guard !node.isMultiline else { return true }
        // What it will look like counts, with or without the quotes that it has.
        let size = out.count
        defer { out.removeLast(out.count - size) }
        out.append(.space)
        appendPropertiesAndSpace(of: node)
        append(node, as: form(of: node, isInFlow: false))
        return lineWidth() > Self.width
    }

    private mutating func appendPropertiesAndSpace(of node: WrittenNode) {
        guard node.hasProperties else { return }
        appendProperties(of: node)
        if node.content < node.end { out.append(.space) }
    }

    /// Prints a collection below the line that its key or dash stands on, or after a dash on that line.
    private mutating func printNested(
        _ index: Int,
        indent: Int,
        _ range: Range<Int>,
        after lead: Lead,
        _ place: YAMLKeyOrder.PlaceNumber?
    ) {
        let node = nodes[index]
        printed.append(Int32(truncatingIfNeeded: index))
        if node.hasProperties {
            if lead == .root { startLine(0, blanks: blanks(before: Int(node.start))) } else { out.append(.space) }
            appendProperties(of: node)
        }
        let isLineOpen = lead != .root || node.hasProperties
        let hoisted = printHoisted(index, range, indent: indent + Self.step, isLineOpen: isLineOpen)
        let collection = openCollection(index, range, place)
        defer { entries.removeLast(entries.count - collection.base) }
        let mayBeCompact = lead == .dash || lead == .question
        let isCompact = mayBeCompact && !hoisted && !node.hasProperties && startsPlainly(collection)
        if isCompact { out.append(.space) }
        printEntries(collection, of: node, indent: indent + Self.step, isInline: isCompact)
    }

    /// Prints comments beside the key, the bracket or the end of a collection after its key.
    ///
    /// - Parameter isLineOpen: Whether a key, a dash or an anchor stands on the line; else they get lines of their own.
    private mutating func printHoisted(_ index: Int, _ range: Range<Int>, indent: Int, isLineOpen: Bool) -> Bool {
        guard !range.isEmpty else { return false }
        let node = nodes[index]
        let firstEntry = node.style == .block ? node.content : nodes[index + 1].start
        var hoisted = range.filter {
            !isPrinted[$0] && !comments[$0].isOwnLine && comments[$0].start < firstEntry
        }
        if node.style == .flow, !isImplicitPair(node),
            let after = range.first(where: { comments[$0].start >= node.end }),
            !isPrinted[after], !comments[after].isOwnLine, isSameLine(Int(node.end), Int(comments[after].start))
        {
            hoisted.append(after)
        }
        guard let first = hoisted.first else { return false }
        if isLineOpen { printTrailing(first) } else { printOwnLine(first, indent: indent, blanks: 0) }
        for comment in hoisted.dropFirst() { printOwnLine(comment, indent: indent, blanks: 0) }
        return true
    }

    /// The anchor and the tag, a space between them.
    mutating func appendProperties(of node: WrittenNode) {
        var rest = source[node.propertyRange]
        var isFirst = true
        while true {
            rest = rest.drop { $0.isBlank || $0 == 0x0A || $0 == 0x0D }
            guard let first = rest.first, first == UInt8(ascii: "&") || first == UInt8(ascii: "!") else {
                // A comment between them was printed beside them.
                guard rest.first == .hash else { return }
                rest = rest.drop { $0 != 0x0A && $0 != 0x0D }
                continue
            }
            let word = rest.prefix { !$0.isBlank && $0 != 0x0A && $0 != 0x0D }
            if !isFirst { out.append(.space) }
            isFirst = false
            out.append(contentsOf: word)
            rest = rest[word.endIndex...]
        }
    }

    /// How many columns the line takes so far.
    func lineWidth() -> Int {
        let start = out.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
        return TextWidth.of(out[start...])
    }
}

/// How many columns of a terminal a text takes.
enum TextWidth {
    static func of(_ bytes: ArraySlice<UInt8>) -> Int {
        if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.count }
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(0) { $0 + $1.terminalWidth }
    }
}
