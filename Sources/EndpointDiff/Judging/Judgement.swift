import EndpointDiagnostics
import EndpointSpec

/// Turns findings into changes: what each reaches, which way, and what it comes to.
struct Judgement {
    private let comparison: Comparison
    private let reach: ComparisonReach
    private var base: SpecSide { comparison.base }
    private var head: SpecSide { comparison.head }

    init(_ comparison: Comparison) {
        self.comparison = comparison
        reach = ComparisonReach(comparison)
    }

    var changes: [Change] {
        var changes: [Change] = []
        var places: [String: Int] = [:]
        for finding in comparison.findings {
            guard let change = change(of: finding) else { continue }
            if let place = places[change.id] {
                changes[place].formUnion(change)
            } else {
                places[change.id] = changes.count
                changes.append(change)
            }
        }
        let review = ReviewSettings(head.spec.review, base: base, head: head)
        return changes.map(review.applied).sorted(by: Self.isBefore)
    }

    /// - Returns: `nil` where it comes to nothing, as what no endpoint uses does on the wire.
    private func change(of finding: Finding) -> Change? {
        let reached = reach.endpoints(of: finding.spot)
        let effects = effects(of: finding, reached)
        guard !effects.isEmpty else { return nil }
        return Change(
            rule: finding.rule,
            place: place(of: finding),
            old: finding.old,
            new: finding.new,
            base: finding.base,
            head: finding.head,
            near: finding.head == nil ? near(finding.spot.owner) : nil,
            effects: effects,
            endpoints: reached.sorted { $0.reference < $1.reference },
            models: reach.models(of: finding.spot)
        )
    }

    private func effects(of finding: Finding, _ reached: [ReachedEndpoint]) -> [ChangeEffect] {
        let onWire = reach.directions(of: finding.spot, reached)
        let inSource = reach.sourceDirections(of: finding.spot)
        let verdicts = finding.rule.verdicts.filter { verdict in
            if let condition = verdict.condition, !finding.conditions.contains(condition) { return false }
            if verdict.category == .source, !finding.spot.isInSwift { return false }
            guard let direction = verdict.direction else {
                // What no endpoint uses can't be met on the wire.
                return verdict.category != .wire || !onWire.isEmpty
            }
            return (verdict.category == .source ? inSource : onWire).holds(direction)
        }
        return verdicts.map {
            ChangeEffect(category: $0.category, level: $0.level, direction: $0.direction, consequence: $0.consequence)
        }
        .heaviestFirst
    }

    // MARK: Places

    /// Where HEAD has what an owner has become.
    private func near(_ owner: Spot.Owner) -> SourceRange? {
        switch owner {
        case .endpoint(let number): head.spec[comparison.match.endpoints[number].head].range
        case .model(let pair): head.spec.models[pair.head.index].name.range
        case .module(let number): head.spec.modules[comparison.match.modules[number].head].name.range
        case .removedEndpoint(let id):
            comparison.match.modules.first { $0.base == id.module }.map { head.spec.modules[$0.head].name.range }
        case .addedEndpoint, .removedModel, .addedModel, .server, .endpoints, .api: nil
        }
    }

    private func place(of finding: Finding) -> String {
        let owner = ownerText(of: finding.spot.owner)
        var place = owner
        for part in [finding.spot.section, finding.member] where !part.isEmpty {
            let isJoined = place.isEmpty || place.hasSuffix("/") || part.hasPrefix("#")
            place += isJoined ? part : "." + part
        }
        return place
    }

    private func ownerText(of owner: Spot.Owner) -> String {
        switch owner {
        case .endpoint(let number): base.reference(to: comparison.match.endpoints[number].base)
        case .removedEndpoint(let id): base.reference(to: id)
        case .addedEndpoint(let id): head.reference(to: id)
        case .model(let pair):
            comparison.match.isSwap(pair)
                ? base.path(of: pair.base) + ">" + head.path(of: pair.head) : base.path(of: pair.base)
        case .removedModel(let id): base.path(of: id)
        case .addedModel(let id): head.path(of: id)
        case .module(let number): base.moduleReferences[comparison.match.modules[number].base]
        case .server(let number?): "api/servers/" + base.spec.servers[comparison.match.servers[number].base].name.value
        case .server(nil): "api/servers/"
        case .endpoints, .api: "api/"
        }
    }

    private static func isBefore(_ first: Change, _ second: Change) -> Bool {
        if first.level != second.level { return first.level > second.level }
        let place = sortKey(first)
        let other = sortKey(second)
        return place < other
    }

    private static func sortKey(_ change: Change) -> (String, SourcePosition, String) {
        let range = change.head ?? change.base
        return (range?.file.path ?? "", range?.start ?? SourcePosition(line: 0, column: 0), change.id)
    }
}

extension [ChangeEffect] {
    /// By level, then in the order of categories; of equal ones the first stays first.
    fileprivate var heaviestFirst: [ChangeEffect] {
        enumerated().sorted { first, second in
            if first.element.level != second.element.level { return first.element.level > second.element.level }
            let order = ChangeCategory.allCases
            let place = order.firstIndex(of: first.element.category) ?? 0
            let other = order.firstIndex(of: second.element.category) ?? 0
            return (place, first.offset) < (other, second.offset)
        }
        .map(\.element)
    }
}

extension Change {
    /// Takes over what another finding of the same id adds.
    fileprivate mutating func formUnion(_ other: Change) {
        effects = (effects + other.effects.filter { !effects.contains($0) }).heaviestFirst
        for endpoint in other.endpoints {
            if let index = endpoints.firstIndex(where: { $0.reference == endpoint.reference }) {
                endpoints[index].directions.formUnion(endpoint.directions)
            } else {
                endpoints.append(endpoint)
            }
        }
        endpoints.sort { $0.reference < $1.reference }
        models = Set(models).union(other.models).sorted()
    }
}
