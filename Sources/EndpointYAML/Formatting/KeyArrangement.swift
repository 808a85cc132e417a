/// Sorts the entries of a mapping by the order of keys, as far as anchors and their aliases allow.
///
/// An alias must stay below its anchor, and where two entries set the same anchor their order decides, so entries
/// that have to do with anchors keep their order among each other unless all of them only use some.
struct KeyArrangement {
    /// The old positions in the new order, or `nil` where nothing moves.
    private(set) var order: [Int]?

    /// What an entry has to do with anchors.
    private struct Links {
        var sets = false
        var uses = false
    }

    /// More would take a time that grows with the square of their number.
    private static let limit = 128

    /// - Parameter hasAnchors: Whether the document has any.
    init(_ entries: [CollectionEntry], _ nodes: [WrittenNode], hasAnchors: Bool) {
        let sorted = entries.indices.sorted { (entries[$0].rank, $0) < (entries[$1].rank, $1) }
        guard hasAnchors else {
            order = sorted
            return
        }
        let links = entries.map { Self.links(of: $0, nodes) }
        let linked = links.indices.filter { links[$0].sets || links[$0].uses }
        guard linked.count > 1, linked.contains(where: { links[$0].sets }) else {
            order = sorted
            return
        }
        guard entries.count <= Self.limit else { return }
        order = Self.keepingLinks(sorted, linked, links)
    }

    private static func links(of entry: CollectionEntry, _ nodes: [WrittenNode]) -> Links {
        var links = Links()
        for node in nodes[entry.node..<Int(nodes[entry.value].next)] {
            if node.hasProperties { links.sets = true }
            if node.kind == .alias { links.uses = true }
        }
        return links
    }

    private static func keepingLinks(_ sorted: [Int], _ linked: [Int], _ links: [Links]) -> [Int] {
        var waiting = sorted
        var done = Set<Int>()
        var order: [Int] = []
        while !waiting.isEmpty {
            let next = waiting.firstIndex { number in
                !linked.contains { earlier in
                    earlier < number && !done.contains(earlier)
                        && (links[number].sets || links[number].uses) && (links[earlier].sets || links[number].sets)
                }
            }
            let number = waiting.remove(at: next ?? 0)
            done.insert(number)
            order.append(number)
        }
        return order
    }
}
