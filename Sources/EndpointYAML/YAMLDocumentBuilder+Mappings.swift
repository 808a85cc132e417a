import EndpointDiagnostics

extension YAMLDocumentBuilder {
    /// Moves a mapping's children to their final place: checks keys, applies merge keys.
    mutating func addPairs(of frame: Frame) {
        let first = frame.firstChild
        reportDuplicates(from: first)
        if hasOnlyOrdinaryKeys(from: first) {
            children.append(contentsOf: pending[first...])
        } else {
            addMergedPairs(from: first)
        }
        if cells[Int(frame.cell)].style == .flow { checkSplitKeys(of: frame) }
    }

    private func hasOnlyOrdinaryKeys(from first: Int) -> Bool {
        for index in stride(from: first, to: pending.count, by: 2) where !isOrdinaryKey(pending[index]) {
            return false
        }
        return true
    }

    private func isOrdinaryKey(_ key: UInt32) -> Bool {
        cells[Int(key)].kind == .scalar && !isMergeKey(key)
    }

    private func isMergeKey(_ key: UInt32) -> Bool {
        let cell = cells[Int(key)]
        guard cell.kind == .scalar, cell.style == .plain, cell.count == 2 else { return false }
        let offset = Int(cell.offset)
        return text[offset] == UInt8(ascii: "<") && text[offset + 1] == UInt8(ascii: "<")
    }

    // MARK: Duplicate keys

    private mutating func reportDuplicates(from first: Int) {
        if (pending.count - first) / 2 > 8 {
            reportDuplicatesByTable(from: first)
            return
        }
        for second in stride(from: first + 2, to: pending.count, by: 2) {
            for earlier in stride(from: first, to: second, by: 2)
            where haveSameText(pending[earlier], pending[second]) {
                reportDuplicate(pending[second], first: pending[earlier])
                break
            }
        }
    }

    private mutating func reportDuplicatesByTable(from first: Int) {
        keys.reset(capacity: (pending.count - first) / 2)
        for index in stride(from: first, to: pending.count, by: 2) where cells[Int(pending[index])].kind == .scalar {
            let key = pending[index]
            if let earlier = keys.insert(key, cells: cells, text: text) { reportDuplicate(key, first: earlier) }
        }
    }

    private func haveSameText(_ first: UInt32, _ second: UInt32) -> Bool {
        let first = cells[Int(first)]
        let second = cells[Int(second)]
        guard first.count == second.count, first.kind == .scalar, second.kind == .scalar else { return false }
        return text.withUnsafeBufferPointer { text in
            for index in 0..<Int(first.count) where text[Int(first.offset) + index] != text[Int(second.offset) + index]
            {
                return false
            }
            return true
        }
    }

    private mutating func reportDuplicate(_ key: UInt32, first: UInt32) {
        guard !broken.contains(key), !broken.contains(first) else { return }
        report(.duplicateKey(keyText(key), at: range(key), first: range(first)))
    }

    func keyText(_ cell: UInt32) -> String {
        let cell = cells[Int(cell)]
        return string(TextSlice(offset: cell.offset, count: cell.count))
    }

    // MARK: Merge keys

    /// Adds pairs one by one: merged ones where their `<<` stands, but only keys that are not there yet.
    private mutating func addMergedPairs(from first: Int) {
        let keyIndices = stride(from: first, to: pending.count, by: 2)
        let sources = keyIndices.filter { isMergeKey(pending[$0]) }.map { mergeSources(of: pending[$0 + 1]) }
        keys.reset(capacity: sources.joined().reduce(pending.count) { $0 + Int(cells[Int($1)].count) })
        for index in keyIndices where isOrdinaryKey(pending[index]) {
            _ = keys.insert(pending[index], cells: cells, text: text)
        }
        var nextSources = sources[...]
        for index in keyIndices {
            if isMergeKey(pending[index]) {
                for source in nextSources.removeFirst() { merge(source) }
            } else if cells[Int(pending[index])].kind == .scalar {
                children.append(contentsOf: pending[index...index + 1])
            } else {
                report(.complexKey(range(pending[index])))
            }
        }
    }

    private mutating func merge(_ source: UInt32) {
        let start = Int(cells[Int(source)].offset)
        for index in stride(from: start, to: start + Int(cells[Int(source)].count), by: 2) {
            let (key, value) = (children[index], children[index + 1])
            guard keys.insert(key, cells: cells, text: text) == nil else { continue }
            children.append(key)
            children.append(value)
        }
    }

    /// The mappings that a merge key's value names, in order; what is no mapping is reported.
    private mutating func mergeSources(of value: UInt32) -> [UInt32] {
        let cell = cells[Int(value)]
        let named =
            cell.kind == .sequence ? Array(children[Int(cell.offset)..<Int(cell.offset + cell.count)]) : [value]
        for source in named where cells[Int(source)].kind != .mapping && !broken.contains(source) {
            // Inside an aliased list the place to look at is the alias.
            let isAliased = cells[Int(source)].start < cell.start
            report(.invalidMerge(range(isAliased ? value : source)))
        }
        return named.filter { cells[Int($0)].kind == .mapping }
    }
}
