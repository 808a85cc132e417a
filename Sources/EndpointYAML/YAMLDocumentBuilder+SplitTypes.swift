import EndpointDiagnostics

/// Types with a comma inside brackets: `{ a: Pair<A, B> }` is two keys to YAML.
extension YAMLDocumentBuilder {
    /// Reports keys without a value that close a `<` which they do not open.
    ///
    /// Of `{ a: Map<Pair<A, B>, C> }` only the first is reported.
    mutating func checkSplitKeys(of frame: Frame) {
        var reported: Int?
        for index in stride(from: frame.firstChild, to: pending.count, by: 2) {
            let (key, value) = (cells[Int(pending[index])], cells[Int(pending[index + 1])])
            guard isPlainScalar(key), isPlainScalar(value), value.count == 0, value.start == value.end else { continue }
            guard angleBrackets(in: key).unopened > 0 else { continue }
            defer { reported = index }
            guard reported != index - 2 else { continue }
            let opening = lastOpening(before: index, downTo: frame.firstChild)
            report(.splitType(keyText(pending[index]), at: range(pending[index]), start: opening.map { range($0) }))
        }
    }

    /// Reports items such as `B>` that close what an item such as `Pair<A` before them opens.
    mutating func checkSplitItems(of frame: Frame) {
        for index in pending.indices.dropFirst(frame.firstChild + 1) {
            let item = cells[Int(pending[index])]
            guard isPlainScalar(item), endsLikeType(item), angleBrackets(in: item).unopened > 0 else { continue }
            guard let opening = lastOpening(before: index, downTo: frame.firstChild) else { continue }
            report(.splitType(keyText(pending[index]), at: range(pending[index]), start: range(opening)))
        }
    }

    private func isPlainScalar(_ cell: YAMLCell) -> Bool { cell.kind == .scalar && cell.style == .plain }

    /// The nearest plain scalar before a pending one that leaves a `<` after a name open; looks at a few only.
    private func lastOpening(before index: Int, downTo first: Int) -> UInt32? {
        pending[first..<index].suffix(64).last {
            isPlainScalar(cells[Int($0)]) && angleBrackets(in: cells[Int($0)]).unclosed > 0
        }
    }

    /// Whether the text ends like `B>`, `B>>` or `B>?`.
    private func endsLikeType(_ cell: YAMLCell) -> Bool {
        let bytes = text[TextSlice(offset: cell.offset, count: cell.count).range]
        let name = bytes.reversed().drop { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "?") }
        return bytes.contains(UInt8(ascii: ">")) && name.first.map(Self.isNameByte) == true
    }

    /// How many `>` close nothing, and how many `<` directly after a name are not closed.
    private func angleBrackets(in cell: YAMLCell) -> (unopened: Int, unclosed: Int) {
        var counts = (unopened: 0, unclosed: 0)
        var previous = UInt8(ascii: " ")
        for byte in text[TextSlice(offset: cell.offset, count: cell.count).range] {
            if byte == UInt8(ascii: "<"), Self.isNameByte(previous) {
                counts.unclosed += 1
            } else if byte == UInt8(ascii: ">") {
                if counts.unclosed > 0 { counts.unclosed -= 1 } else { counts.unopened += 1 }
            }
            previous = byte
        }
        return counts
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
