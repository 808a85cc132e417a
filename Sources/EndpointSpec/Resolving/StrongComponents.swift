import EndpointDiagnostics

/// The groups of nodes of a directed graph that reach each other (Tarjan's algorithm, without recursion).
package struct StrongComponents {
    /// Number of the group of each node.
    package private(set) var component: [Int]
    /// How many nodes each group has.
    package private(set) var sizes: [Int] = []

    /// - Parameter targets: The nodes that each node points to.
    package init(_ targets: [[Int]]) {
        component = Array(repeating: -1, count: targets.count)
        var index = Array(repeating: -1, count: targets.count)
        var low = index
        var stack: [Int] = []
        var next = 0
        for start in targets.indices where index[start] < 0 {
            var calls = [(node: start, edge: 0)]
            while let (node, edge) = calls.last {
                if edge == 0 {
                    index[node] = next
                    low[node] = next
                    next += 1
                    stack.append(node)
                }
                if edge < targets[node].count {
                    calls[calls.count - 1].edge += 1
                    let target = targets[node][edge]
                    if index[target] < 0 {
                        calls.append((target, 0))
                    } else if component[target] < 0 {
                        low[node] = min(low[node], index[target])
                    }
                    continue
                }
                calls.removeLast()
                if let parent = calls.last?.node { low[parent] = min(low[parent], low[node]) }
                if low[node] == index[node] { close(node, &stack) }
            }
        }
    }

    private mutating func close(_ root: Int, _ stack: inout [Int]) {
        var size = 0
        while let node = stack.popLast() {
            component[node] = sizes.count
            size += 1
            if node == root { break }
        }
        sizes.append(size)
    }

    /// Whether one of a node's edges leads back to it.
    func isOnCircle(_ source: Int, targets: [Int]) -> Bool {
        targets.contains { component[source] == component[$0] }
    }
}
