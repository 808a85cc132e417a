/// A pair or an element, with the comments that go wherever it goes.
struct CollectionEntry {
    /// The key's node; -1 in a sequence.
    var key: Int
    var value: Int
    /// Where its key or dash stands.
    var start: Int
    /// Its first comment.
    var lower: Int
    /// The first comment after its key or dash.
    var lead: Int
    /// The comment after its last.
    var upper: Int
    /// Empty lines before its first comment or itself.
    var blanks = 0
    /// Its place in the order of keys.
    var rank = 0
    /// Where its value stands in the order of keys.
    var place: YAMLKeyOrder.PlaceNumber?

    /// The first of its nodes.
    var node: Int { key < 0 ? value : key }
}

/// A collection whose entries lie on the printer's stack.
struct OpenCollection {
    /// Where its entries start on the stack.
    var base: Int
    /// Comments before all entries that stay there whatever is moved.
    var header: Range<Int>
    /// Comments after all entries.
    var footer: Range<Int>
}

/// Which comments belong to which entry, and in which order entries go.
extension TextPrinter {
    /// Puts a collection's entries on the stack, in the order they are to be printed in.
    mutating func openCollection(
        _ index: Int,
        _ range: Range<Int>,
        _ place: YAMLKeyOrder.PlaceNumber?
    ) -> OpenCollection {
        let base = entries.count
        let end = pushEntries(of: index, range)
        var collection = OpenCollection(base: base, header: 0..<0, footer: end..<range.upperBound)
        guard let place else { return collection }
        let known = order.places[place]
        if nodes[index].kind == .sequence {
            for number in base..<entries.count { entries[number].place = known.items }
        } else if rank(known, from: base) {
            arrange(&collection, isRoot: index == 0)
        }
        return collection
    }

    /// Deals out comments between entries; returns the first that belongs to none.
    private mutating func pushEntries(of index: Int, _ range: Range<Int>) -> Int {
        let node = nodes[index]
        let isMapping = node.kind == .mapping
        let indent = range.isEmpty || node.style == .flow ? nil : sourceColumn(of: Int(node.content))
        var comment = range.lowerBound
        var child = index + 1
        var start = start(of: child, in: node, after: Int(node.content))
        while child < Int(node.next) {
            let value = isMapping ? Int(nodes[child].next) : child
            let next = Int(nodes[value].next)
            var entry = CollectionEntry(
                key: isMapping ? child : -1,
                value: value,
                start: start,
                lower: comment,
                lead: comment,
                upper: comment
            )
            let end = Int(max(nodes[child].end, nodes[value].end))
            start = next < Int(node.next) ? self.start(of: next, in: node, after: end) : Int.max
            // What stands between `?` and its key goes above both.
            if isMapping { entry.start = Int(nodes[child].start) }
            if !range.isEmpty { deal(range, to: &entry, endingAt: end, indent: indent, next: start) }
            let lead = (entry.lower..<entry.lead).first { !isPrinted[$0] && comments[$0].isOwnLine }
            entry.blanks = blanks(before: lead.map { Int(comments[$0].start) } ?? entry.start)
            comment = entry.upper
            entries.append(entry)
            child = next
        }
        return comment
    }

    /// Where an entry starts: at its dash, at `?`, else at its key or element.
    private func start(of child: Int, in node: WrittenNode, after offset: Int) -> Int {
        let limit = Int(nodes[child].start)
        guard node.style == .block else { return limit }
        let mark = node.kind == .sequence ? UInt8(ascii: "-") : UInt8(ascii: "?")
        return self.offset(of: mark, in: offset..<limit) ?? limit
    }

    /// Where a character stands outside comments.
    func offset(of mark: UInt8, in range: Range<Int>) -> Int? {
        var offset = range.lowerBound
        while offset < range.upperBound {
            if source[offset] == mark { return offset }
            if source[offset] == .hash {
                while offset < range.upperBound, LineBreak.length(in: source, at: offset) == 0 { offset += 1 }
            } else {
                offset += 1
            }
        }
        return nil
    }

    /// Gives an entry the comments before it, inside it, beside its end, and below it if they stand deeper.
    private func deal(
        _ range: Range<Int>,
        to entry: inout CollectionEntry,
        endingAt end: Int,
        indent: Int?,
        next: Int
    ) {
        var comment = entry.lower
        while comment < range.upperBound, comments[comment].start < entry.start { comment += 1 }
        entry.lead = comment
        while comment < range.upperBound, comments[comment].start < end { comment += 1 }
        // A block scalar ends where the next line begins: what stands on that is not beside it.
        if comment < range.upperBound, comments[comment].start < next, !comments[comment].isOwnLine,
            isSameLine(end, Int(comments[comment].start))
        {
            comment += 1
        }
        if let indent {
            while comment < range.upperBound, comments[comment].isOwnLine, comments[comment].start < next,
                sourceColumn(of: Int(comments[comment].start)) > indent
            {
                comment += 1
            }
        }
        entry.upper = comment
    }

    // MARK: Order

    /// Looks up the keys; tells whether any stands before one that should precede it.
    private mutating func rank(_ place: YAMLKeyOrder.Place, from base: Int) -> Bool {
        let isFixed = !place.keys.isEmpty
        var known = false
        for number in base..<entries.count {
            let key = nodes[entries[number].key]
            entries[number].place = place.others
            guard isFixed else { continue }
            let name = key.kind == .scalar ? text[key.text.range] : []
            if key.style == .plain, PlainText.isMergeKey(name) {
                entries[number].rank = -1
            } else if let index = place.index(of: name) {
                known = true
                entries[number].rank = index
                entries[number].place = place.keys[index].value
            } else {
                entries[number].rank = Int.max
                entries[number].place = place.others
            }
        }
        guard known else { return false }
        return (base + 1..<max(base + 1, entries.count)).contains { entries[$0].rank < entries[$0 - 1].rank }
    }

    private mutating func arrange(_ collection: inout OpenCollection, isRoot: Bool) {
        let base = collection.base
        let old = Array(entries[base...])
        guard let permutation = KeyArrangement(old, nodes, hasAnchors: !written.names.isEmpty).order else { return }
        for (position, number) in permutation.enumerated() { entries[base + position] = old[number] }
        guard let first = permutation.firstIndex(of: 0), first != 0 else { return }
        // What a blank line parts from the first entry speaks of all, and so it stays above all.
        let header = headerEnd(of: old[0], isRoot: isRoot)
        if header > old[0].lower {
            collection.header = old[0].lower..<header
            entries[base + first].lower = header
            let next = (header..<old[0].lead).first { !isPrinted[$0] && comments[$0].isOwnLine }
            entries[base + first].blanks = blanks(before: next.map { Int(comments[$0].start) } ?? old[0].start)
        }
        let blanks = entries[base].blanks
        entries[base].blanks = entries[base + first].blanks
        entries[base + first].blanks = blanks
    }

    private func headerEnd(of entry: CollectionEntry, isRoot: Bool) -> Int {
        var end = entry.lower
        for comment in entry.lower..<entry.lead where !isPrinted[comment] {
            let isLast = comment + 1 == entry.lead
            let next = isLast ? entry.start : Int(comments[comment + 1].start)
            let isSetting = isRoot && comment == end && isEditorSetting(comment)
            if isSetting || blanks(before: next) > 0 { end = comment + 1 }
        }
        return end
    }

    /// Whether a comment speaks to an editor, which looks for it at the top of the file.
    private func isEditorSetting(_ comment: Int) -> Bool {
        let content = source[comments[comment].range].dropFirst().trimmingBlanks
        return ["!", "-*-", "vim:", "yaml-language-server:", "$schema"].contains { content.starts(with: $0.utf8) }
    }

    // MARK: Printing

    /// Whether a collection may start on the line of its dash.
    func startsPlainly(_ collection: OpenCollection) -> Bool {
        let first = entries[collection.base]
        return collection.header.isEmpty && first.blanks == 0 && !(first.lower..<first.lead).contains { !isPrinted[$0] }
    }

    mutating func printEntries(_ collection: OpenCollection, of node: WrittenNode, indent: Int, isInline: Bool) {
        for comment in collection.header where !isPrinted[comment] { printOwnLine(comment, indent: indent) }
        for number in collection.base..<entries.count {
            let entry = entries[number]
            var blanks = entry.blanks
            for comment in entry.lower..<entry.lead where !isPrinted[comment] {
                printOwnLine(comment, indent: indent, blanks: blanks)
                let next = comment + 1
                blanks = self.blanks(before: next == entry.lead ? entry.start : Int(comments[next].start))
            }
            if !isInline || number > collection.base { startLine(indent, blanks: blanks) }
            if entry.key < 0 {
                out.append(UInt8(ascii: "-"))
                let range = entry.lead..<entry.upper
                printValue(entry.value, indent: indent, comments: range, after: .dash, place: entry.place)
            } else {
                printPair(entry, indent: indent)
            }
        }
        for comment in collection.footer where !isPrinted[comment] { printOwnLine(comment, indent: indent) }
    }

    private mutating func printPair(_ entry: CollectionEntry, indent: Int) {
        let key = nodes[entry.key]
        guard isSimple(key) else { return printExplicitPair(entry, indent: indent) }
        printed.append(Int32(truncatingIfNeeded: entry.key))
        if key.hasProperties { appendProperties(of: key) }
        if key.hasProperties, out.last != .space { out.append(.space) }
        if key.kind == .alias {
            out.append(contentsOf: source[key.contentRange])
            out.append(.space)
        } else {
            append(key, as: form(of: key, isInFlow: false))
        }
        out.append(UInt8(ascii: ":"))
        let range = entry.lead..<entry.upper
        printValue(entry.value, indent: indent, comments: range, after: .colon, place: entry.place)
    }

    /// Whether a key can stand before a colon on one line; libyaml allows it 1024 characters.
    private func isSimple(_ key: WrittenNode) -> Bool {
        let isText = key.kind == .alias || key.kind == .scalar && !key.isMultiline && !key.isBlockScalar
        return isText && key.content < key.end && key.end - key.start < 1000
    }

    /// `? key` and `: value` on lines of their own.
    private mutating func printExplicitPair(_ entry: CollectionEntry, indent: Int) {
        let (key, value) = (nodes[entry.key], nodes[entry.value])
        let colon = offset(of: UInt8(ascii: ":"), in: Int(key.end)..<max(Int(key.end), Int(value.content)))
        let middle = (entry.lead..<entry.upper).first { Int(comments[$0].start) > colon ?? Int.max } ?? entry.upper
        out.append(UInt8(ascii: "?"))
        printValue(entry.key, indent: indent, comments: entry.lead..<middle, after: .question, place: nil)
        guard !value.isAbsent || middle < entry.upper else {
            printed.append(Int32(truncatingIfNeeded: entry.value))
            return
        }
        startLine(indent, blanks: 0)
        out.append(UInt8(ascii: ":"))
        let range = middle..<entry.upper
        printValue(entry.value, indent: indent, comments: range, after: .dash, place: entry.place)
    }
}
