/// Collections in brackets, on one line if that is short enough.
extension TextPrinter {
    /// Prints a collection on one line, or nothing where it is too long or holds a comment or an empty line.
    mutating func printFlow(
        _ index: Int,
        indent: Int,
        _ range: Range<Int>,
        after lead: Lead,
        _ place: YAMLKeyOrder.PlaceNumber?
    ) -> Bool {
        let node = nodes[index]
        if let first = firstUnprinted(in: range), comments[first].start < node.end { return false }
        let (size, count) = (out.count, printed.count)
        if lead == .root {
            startLine(0, blanks: blanks(before: Int(node.start)))
        } else {
            out.append(.space)
        }
        column = lineWidth()
        guard appendFlow(index, place) else {
            out.removeLast(out.count - size)
            printed.removeLast(printed.count - count)
            return false
        }
        printRest(range, indent: indent, isDeep: true)
        return true
    }

    /// Appends a node; stops with `false` as soon as it does not fit.
    private mutating func appendFlow(_ index: Int, _ place: YAMLKeyOrder.PlaceNumber?) -> Bool {
        let node = nodes[index]
        printed.append(Int32(truncatingIfNeeded: index))
        if node.hasProperties {
            let start = out.count
            appendProperties(of: node)
            // A comma directly after a tag would belong to it.
            if out.last != .space { out.append(.space) }
            column += out.count - start
        }
        switch node.kind {
        case .scalar:
            if node.isMultiline { return false }
            let start = out.count
            append(node, as: form(of: node, isInFlow: true))
            column += TextWidth.of(out[start...])
            return column <= Self.width
        case .alias: return appendMark(source[node.contentRange])
        case .sequence: return appendFlowSequence(index, place)
        case .mapping: return appendFlowMapping(index, place)
        }
    }

    private mutating func appendMark(_ bytes: some Collection<UInt8>) -> Bool {
        out.append(contentsOf: bytes)
        column += bytes.count
        return column <= Self.width
    }

    private mutating func appendFlowSequence(_ index: Int, _ place: YAMLKeyOrder.PlaceNumber?) -> Bool {
        let node = nodes[index]
        let items = place.flatMap { order.places[$0].items }
        guard appendMark("[".utf8) else { return false }
        var child = index + 1
        while child < Int(node.next) {
            if node.isMultiline, blanks(before: Int(nodes[child].start)) > 0 { return false }
            guard child == index + 1 || appendMark(", ".utf8), appendFlow(child, items) else {
                return false
            }
            child = Int(nodes[child].next)
        }
        return appendMark("]".utf8)
    }

    private mutating func appendFlowMapping(_ index: Int, _ place: YAMLKeyOrder.PlaceNumber?) -> Bool {
        let node = nodes[index]
        guard Int(node.next) > index + 1 else { return appendMark("{}".utf8) }
        let collection = openCollection(index, 0..<0, place)
        defer { entries.removeLast(entries.count - collection.base) }
        let isPair = isImplicitPair(node) && !nodes[entries[collection.base].value].isAbsent
        guard isPair || appendMark("{ ".utf8) else { return false }
        for number in collection.base..<entries.count {
            let entry = entries[number]
            if node.isMultiline, entry.blanks > 0 { return false }
            guard number == collection.base || appendMark(", ".utf8), appendFlowPair(entry) else { return false }
        }
        return isPair || appendMark(" }".utf8)
    }

    private mutating func appendFlowPair(_ entry: CollectionEntry) -> Bool {
        let key = nodes[entry.key]
        if key.isAbsent, !appendMark("?".utf8) { return false }
        guard appendFlow(entry.key, nil) else { return false }
        guard !nodes[entry.value].isAbsent else {
            printed.append(Int32(truncatingIfNeeded: entry.value))
            return true
        }
        // A colon would be taken for part of an alias's name by some, of a tag by all.
        let needsSpace = key.kind == .alias || key.isAbsent
        return appendMark((needsSpace ? " : " : ": ").utf8) && appendFlow(entry.value, entry.place)
    }

    /// Whether a mapping is a pair without braces, as in `[a: b]`.
    func isImplicitPair(_ node: WrittenNode) -> Bool {
        node.kind == .mapping && source[Int(node.content)] != UInt8(ascii: "{")
    }
}
