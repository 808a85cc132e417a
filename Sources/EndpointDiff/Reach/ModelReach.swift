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
        let component = components.component
        var sets = Array(repeating: EndpointSet(capacity: endpoints.count), count: components.sizes.count)
        for (number, endpoint) in endpoints.enumerated() {
            for node in graph.roots(of: endpoint) { sets[component[node]].insert(number) }
        }
        // Tarjan's algorithm numbers a group before those that hold it.
        for node in graph.targets.indices.sorted(by: { component[$0] > component[$1] }) {
            let set = sets[component[node]]
            guard !set.isEmpty else { continue }
            for target in graph.targets[node] where component[target] != component[node] {
                sets[component[target]].formUnion(set)
            }
        }
        self.component = component
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
