/// A value on its way into a query, a form, a path or a header: scalars as text, members in the order written.
final class TreeNode {
    enum Content {
        case nothing
        case null
        case text(String)
        case list([TreeNode])
        case object(Members)
        /// Written as two kinds at once, which only JSON's encoder would have to trap on.
        case conflict
    }

    /// Members in order; a name written again keeps its first place.
    struct Members {
        private(set) var entries: [(name: String, node: TreeNode)] = []
        private var places: [String: Int] = [:]

        mutating func set(_ name: String, _ node: TreeNode) {
            if let place = places[name] {
                entries[place].node = node
            } else {
                places[name] = entries.count
                entries.append((name, node))
            }
        }
    }

    var content = Content.nothing

    init(_ content: Content = .nothing) { self.content = content }

    func becomeObject() {
        switch content {
        case .nothing: content = .object(Members())
        case .object: break
        default: content = .conflict
        }
    }

    func becomeList() {
        switch content {
        case .nothing: content = .list([])
        case .list: break
        default: content = .conflict
        }
    }

    func set(_ name: String, _ node: TreeNode) {
        guard case .object(var members) = content else { return }
        content = .nothing
        members.set(name, node)
        content = .object(members)
    }

    func append(_ node: TreeNode) {
        guard case .list(var nodes) = content else { return }
        content = .nothing
        nodes.append(node)
        content = .list(nodes)
    }

    var count: Int { if case .list(let nodes) = content { nodes.count } else { 0 } }
}
