import EndpointSpec

/// Which endpoint pairs hold each model in one direction, found for all models at once.
///
/// Models that hold each other are one group; groups pass what they have on to what they hold, each once.
struct ModelReach {
    private let component: [Int]
    private let sets: [EndpointSet]

    /// - Parameter endpoints: The spec's own endpoint of each pair, by the pair's number.
    init(_ graph: ModelGraph, endpoints: [Endpoint]) {
        let components = StrongComponents(graph.targets)
        component = components.component
        let count = components.sizes.count
        var sets = Array(repeating: EndpointSet(capacity: endpoints.count), count: count)
        for (number, endpoint) in endpoints.enumerated() {
            for node in graph.roots(of: endpoint) { sets[components.component[node]].insert(number) }
        }
        var members = Array(repeating: [Int](), count: count)
        for node in graph.targets.indices { members[components.component[node]].append(node) }
        // Tarjan's algorithm numbers a group before those that hold it.
        for group in stride(from: count - 1, through: 0, by: -1) where !sets[group].isEmpty {
            let set = sets[group]
            for node in members[group] {
                for target in graph.targets[node] where components.component[target] != group {
                    sets[components.component[target]].formUnion(set)
                }
            }
        }
        self.sets = sets
    }

    subscript(model: ModelID) -> EndpointSet { sets[component[model.index]] }
}

/// The models that hold each model, directly.
struct ModelHolders {
    private var holders: [[Int]]

    init(_ spec: ResolvedSpec, _ graphs: [ModelGraph]) {
        holders = Array(repeating: [], count: spec.models.count)
        for graph in graphs {
            for holder in spec.models.indices {
                for target in graph.targets[holder] where holders[target].last != holder {
                    holders[target].append(holder)
                }
            }
        }
    }

    /// Those that hold the model, however deep; without itself.
    func all(of model: ModelID) -> [ModelID] {
        var seen: Set<Int> = [model.index]
        var pending = [model.index]
        while let next = pending.popLast() {
            for holder in holders[next] where seen.insert(holder).inserted { pending.append(holder) }
        }
        return seen.subtracting([model.index]).sorted().map { ModelID($0) }
    }
}
