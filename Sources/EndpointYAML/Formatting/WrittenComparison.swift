import EndpointDiagnostics

/// Tells whether a document laid out anew says what it said before.
struct WrittenComparison {
    private let old: WrittenDocument
    /// The old numbers of the nodes in the order of the new text.
    private let printed: [Int32]

    init(_ old: WrittenDocument, printed: [Int32]) {
        self.old = old
        self.printed = printed
    }

    /// Where in the old text stands what the new one does not say, or `nil` where it says all.
    func difference(from bytes: [UInt8], _ reader: YAMLReader) -> Int? {
        var problems = DiagnosticCollector()
        let file = SourceFile(path: old.document.file.path, bytes: bytes)
        guard let new = reader.readWritten(file, reportingTo: &problems) else { return 0 }
        guard new.nodes.count == old.nodes.count, printed.count == old.nodes.count else {
            return firstDifference(from: new) ?? 0
        }
        return firstDifference(from: new) ?? missingComment(in: new)
    }

    private func firstDifference(from new: WrittenDocument) -> Int? {
        var numbers = [Int32](repeating: -1, count: old.nodes.count)
        for (position, number) in printed.enumerated() { numbers[Int(number)] = Int32(truncatingIfNeeded: position) }
        let newNames = names(of: new)
        let oldNames = names(of: old)
        for (position, number) in printed.enumerated() {
            let node = old.nodes[Int(number)]
            guard position < new.nodes.count, isSame(node, new.nodes[position], new),
                node.target < 0 || numbers[Int(node.target)] == new.nodes[position].target,
                oldNames[number] == newNames[Int32(truncatingIfNeeded: position)]
            else { return Int(node.start) }
        }
        return nil
    }

    private func isSame(_ node: WrittenNode, _ other: WrittenNode, _ new: WrittenDocument) -> Bool {
        guard node.kind == other.kind, node.hasProperties == other.hasProperties else { return false }
        guard node.kind == .scalar else { return true }
        let content = old.text(of: node)
        guard content == new.text(of: other) else { return false }
        guard (node.style == .plain) != (other.style == .plain) else { return true }
        // Keys are compared as text, however they are written.
        let plain = PlainText(content)
        return node.isKey ? !plain.isMergeKey : !plain.isTyped
    }

    /// Anchors and tags by the numbers of their nodes.
    private func names(of document: WrittenDocument) -> [Int32: [[UInt8]]] {
        Dictionary(
            document.names.map { name in
                (name.node, [Array(document.text[name.anchor.range]), Array(document.text[name.tag.range])])
            },
            uniquingKeysWith: { $1 }
        )
    }

    private func missingComment(in new: WrittenDocument) -> Int? {
        let before = sorted(old)
        let after = sorted(new)
        guard before.count == after.count else { return before.first.map { Int($0.start) } ?? 0 }
        return zip(before, after).first { old.source[$0.range] != new.source[$1.range] }.map { Int($0.0.start) }
    }

    private func sorted(_ document: WrittenDocument) -> [WrittenComment] {
        document.comments.sorted {
            document.source[$0.range].lexicographicallyPrecedes(document.source[$1.range])
        }
    }
}
