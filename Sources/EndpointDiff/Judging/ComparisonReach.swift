import EndpointDiagnostics
import EndpointSpec

/// What each spot reaches; worked out for models only where a model changed.
final class ComparisonReach {
    private let comparison: Comparison
    private lazy var baseRequest = reach(base, base.graphs.request) { $0.base }
    private lazy var baseResponse = reach(base, base.graphs.response) { $0.base }
    private lazy var headRequest = reach(head, head.graphs.request) { $0.head }
    private lazy var headResponse = reach(head, head.graphs.response) { $0.head }
    private lazy var baseHolders = ModelHolders(base.spec, [base.graphs.request, base.graphs.response])
    private lazy var headHolders = ModelHolders(head.spec, [head.graphs.request, head.graphs.response])
    private var knownEndpoints: [ModelPair: [(number: Int, directions: ChangeDirections)]] = [:]
    private var knownModels: [ModelPair: [String]] = [:]

    private var base: SpecSide { comparison.base }
    private var head: SpecSide { comparison.head }
    private var pairs: [EndpointPair] { comparison.match.endpoints }

    init(_ comparison: Comparison) { self.comparison = comparison }

    private func reach(_ side: SpecSide, _ graph: ModelGraph, _ id: (EndpointPair) -> EndpointID) -> ModelReach {
        ModelReach(graph, endpoints: pairs.map { side.spec[id($0)] })
    }

    // MARK: Endpoints

    /// The endpoints whose calls something at the spot touches.
    func endpoints(of spot: Spot) -> [ReachedEndpoint] {
        switch spot.owner {
        case .endpoint(let number): return [reached(number, spot.directions)]
        case .removedEndpoint(let id): return [reached(id, in: base)]
        case .addedEndpoint(let id): return [reached(id, in: head)]
        case .model(let pair):
            return endpoints(holding: pair).compactMap { number, directions in
                let common = directions.intersection(spot.directions)
                return common.isEmpty ? nil : reached(number, common)
            }
        case .removedModel, .addedModel, .server(nil), .api: return []
        case .endpoints(let numbers): return numbers.map { reached($0, spot.directions) }
        case .module(let number):
            let module = comparison.match.modules[number].base
            return pairs.indices.filter { pairs[$0].base.module == module }.map { reached($0, spot.directions) }
        case .server(let number?):
            let servers = comparison.match.servers[number]
            return pairs.indices.filter { index in
                base.spec[pairs[index].base].server == servers.base
                    && head.spec[pairs[index].head].server == servers.head
            }
            .map { reached($0, spot.directions) }
        }
    }

    private func reached(_ number: Int, _ directions: ChangeDirections) -> ReachedEndpoint {
        let id = pairs[number].head
        return ReachedEndpoint(
            reference: head.reference(to: id),
            module: head.spec.modules[id.module].name.value,
            directions: directions
        )
    }

    private func reached(_ id: EndpointID, in side: SpecSide) -> ReachedEndpoint {
        ReachedEndpoint(
            reference: side.reference(to: id),
            module: side.spec.modules[id.module].name.value,
            directions: .both
        )
    }

    /// Apps already shipped send and read what BASE says, where HEAD's model stands at the same endpoint.
    private func endpoints(holding pair: ModelPair) -> [(number: Int, directions: ChangeDirections)] {
        if let known = knownEndpoints[pair] { return known }
        let requests = baseRequest[pair.base].intersection(headRequest[pair.head])
        let responses = baseResponse[pair.base].intersection(headResponse[pair.head])
        var all = requests
        all.formUnion(responses)
        let found = all.members.map { number in
            var directions: ChangeDirections = []
            if requests.contains(number) { directions.insert(.request) }
            if responses.contains(number) { directions.insert(.response) }
            return (number: number, directions: directions)
        }
        knownEndpoints[pair] = found
        return found
    }

    // MARK: Directions

    /// The ways in which what changed is met by apps already shipped.
    func directions(of spot: Spot, _ reached: [ReachedEndpoint]) -> ChangeDirections {
        guard case .model = spot.owner else { return spot.directions }
        return reached.reduce(into: []) { $0.formUnion($1.directions) }
    }

    /// The ways in which code uses it, whether an endpoint does or not.
    func sourceDirections(of spot: Spot) -> ChangeDirections {
        guard case .model(let pair) = spot.owner else { return spot.directions }
        let usages = [base.spec.models[pair.base.index].usage, head.spec.models[pair.head.index].usage]
        var directions: ChangeDirections = []
        if usages.contains(where: \.isSent) { directions.insert(.request) }
        if usages.contains(where: \.isReceived) { directions.insert(.response) }
        return directions.isEmpty ? spot.directions : directions.intersection(spot.directions)
    }

    // MARK: Models

    /// The declared models that hold what changed.
    func models(of spot: Spot) -> [String] {
        guard case .model(let pair) = spot.owner else { return [] }
        if let known = knownModels[pair] { return known }
        let old = names(of: baseHolders.all(of: pair.base), in: base)
        let new = names(of: headHolders.all(of: pair.head), in: head)
        let found = old.intersection(new).sorted()
        knownModels[pair] = found
        return found
    }

    private func names(of models: [ModelID], in side: SpecSide) -> Set<String> {
        Set(
            models.lazy.filter { side.spec.models[$0.index].owner == .spec }.map {
                side.spec.models[$0.index].name.value
            }
        )
    }
}
