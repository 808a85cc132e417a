import EndpointDiagnostics
import EndpointNaming
import EndpointSpec

/// Which parts of two specs are the same thing.
///
/// Names decide first, then `renamedFrom`, then equal requests, and likeness last. Every step looks names or keys up,
/// so that the time is linear in the size of the specs.
struct SpecMatch {
    let base: SpecSide
    let head: SpecSide
    /// In the order of BASE.
    private(set) var endpoints: [EndpointPair] = []
    private(set) var removedEndpoints: [EndpointID] = []
    private(set) var addedEndpoints: [EndpointID] = []
    /// Pairs of indices.
    private(set) var modules: [(base: Int, head: Int)] = []
    private(set) var servers: [(base: Int, head: Int)] = []
    /// By model of BASE: the declared model of HEAD with the same name, or that says `renamedFrom`.
    private(set) var headModel: [ModelID: ModelID] = [:]
    private(set) var baseModel: [ModelID: ModelID] = [:]

    private var headOfBase: [EndpointID: EndpointPair] = [:]
    private var taken: Set<EndpointID> = []

    init(base: SpecSide, head: SpecSide) {
        self.base = base
        self.head = head
        matchServers()
        matchModels()
        matchEndpoints()
        matchModules()
    }

    func head(of endpoint: EndpointID) -> EndpointID? { headOfBase[endpoint]?.head }

    /// Whether a model of HEAD stands where one of BASE did that is there still: a place that took another type.
    func isSwap(_ pair: ModelPair) -> Bool {
        headModel[pair.base].map { $0 != pair.head } ?? false
    }

    private mutating func matchServers() {
        let places = Self.places(head.spec.servers.map(\.name.value))
        for (index, server) in base.spec.servers.enumerated() {
            if let other = places[server.name.value] { servers.append((index, other)) }
        }
    }

    private static func places(_ names: [String]) -> [String: Int] {
        Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    // MARK: Models

    private mutating func matchModels() {
        let old = Self.declared(base.spec)
        let new = Self.declared(head.spec)
        for (name, id) in old { if let other = new[name] { pair(id, other) } }
        for index in head.spec.models.indices where !head.spec.models[index].renamedFrom.isEmpty {
            let model = head.spec.models[index]
            guard baseModel[model.id] == nil else { continue }
            let former = model.renamedFrom.lazy.compactMap { old[$0.value] }.first { headModel[$0] == nil }
            if let former { pair(former, model.id) }
        }
    }

    mutating func pair(_ old: ModelID, _ new: ModelID) {
        headModel[old] = new
        baseModel[new] = old
    }

    private static func declared(_ spec: ResolvedSpec) -> [String: ModelID] {
        var ids: [String: ModelID] = [:]
        for index in spec.models.indices where spec.models[index].owner == .spec {
            ids[spec.models[index].name.value] = spec.models[index].id
        }
        return ids
    }

    // MARK: Endpoints

    private mutating func matchEndpoints() {
        let old = base.endpointIDs
        let new = head.endpointIDs
        matchNames(old, new)
        matchFormerNames(new)
        matchRequests(old, new)
        matchShapes(old, new)
        endpoints = old.compactMap { headOfBase[$0] }
        removedEndpoints = old.filter { headOfBase[$0] == nil }
        addedEndpoints = new.filter { !taken.contains($0) }
    }

    private mutating func pair(_ old: EndpointID, _ new: EndpointID, _ ground: EndpointPair.Ground) {
        headOfBase[old] = EndpointPair(base: old, head: new, ground: ground)
        taken.insert(new)
    }

    private mutating func matchNames(_ old: [EndpointID], _ new: [EndpointID]) {
        let places = Dictionary(new.map { (head.reference(to: $0), $0) }) { first, _ in first }
        for id in old { if let other = places[base.reference(to: id)] { pair(id, other, .name) } }
    }

    private mutating func matchFormerNames(_ new: [EndpointID]) {
        let renamed = new.filter { !taken.contains($0) && !head.spec[$0].renamedFrom.isEmpty }
        guard !renamed.isEmpty else { return }
        let places = Dictionary(base.endpointIDs.map { (base.reference(to: $0), $0) }) { first, _ in first }
        for id in renamed {
            let former = head.spec[id].renamedFrom.lazy.compactMap { places[$0.value] }
            if let old = former.first(where: { headOfBase[$0] == nil }) { pair(old, id, .renamedFrom) }
        }
    }

    private mutating func matchRequests(_ old: [EndpointID], _ new: [EndpointID]) {
        let left = Dictionary(grouping: old.filter { headOfBase[$0] == nil }) { base.requestKey(of: base.spec[$0]) }
        let right = Dictionary(grouping: new.filter { !taken.contains($0) }) { head.requestKey(of: head.spec[$0]) }
        for (key, ids) in left {
            guard let others = right[key], ids.count == 1, others.count == 1 else { continue }
            pair(ids[0], others[0], .request)
        }
    }

    private mutating func matchShapes(_ old: [EndpointID], _ new: [EndpointID]) {
        let left = old.filter { headOfBase[$0] == nil }
        let right = Dictionary(grouping: new.filter { !taken.contains($0) }) { head.shape(of: head.spec[$0]) }
        for id in left {
            let candidates = (right[base.shape(of: base.spec[id])] ?? []).prefix(Likeness.limit)
                .filter { !taken.contains($0) }
            let names = candidates.map { head.spec[$0].name.value }
            if let place = Likeness.nearest(to: base.spec[id].name.value, in: names) {
                pair(id, candidates[place], .likeness)
            }
        }
    }

    // MARK: Modules

    private mutating func matchModules() {
        let places = Self.places(head.moduleReferences)
        var taken: Set<Int> = []
        for (index, name) in base.moduleReferences.enumerated() {
            guard let other = places[name] else { continue }
            modules.append((index, other))
            taken.insert(other)
        }
        let known = Set(modules.map(\.base))
        let targets = Dictionary(grouping: endpoints.filter { !known.contains($0.base.module) }, by: \.base.module)
        for (module, pairs) in targets.sorted(by: { $0.key < $1.key }) {
            let heads = Set(pairs.map(\.head.module))
            guard heads.count == 1, let other = heads.first, taken.insert(other).inserted else { continue }
            modules.append((module, other))
        }
    }
}

/// Whether one name is likely another after a change of heart.
enum Likeness {
    /// How many candidates are looked at; more of one shape are no sign of anything.
    static let limit = 40

    /// The place of the only name that is like it: two edits away, or with more words before or behind.
    static func nearest(to name: String, in names: [String]) -> Int? {
        if let nearest = NearestName.nearest(to: name, in: names) { return names.firstIndex(of: nearest) }
        let wanted = name.lowercased()
        let places = names.indices.filter { place in
            let other = names[place].lowercased()
            let (short, long) = wanted.utf8.count < other.utf8.count ? (wanted, other) : (other, wanted)
            return short.utf8.count > 2 && (long.hasPrefix(short) || long.hasSuffix(short))
        }
        return places.count == 1 ? places[0] : nil
    }
}
