import EndpointSpec

/// Which parameters of two generic models are the same one: by place where there are as many, by name where not.
struct GenericParameters {
    private let base: [String]
    private let head: [String]

    init(_ base: Model, _ head: Model) {
        self.base = base.parametersInScope
        self.head = head.parametersInScope
    }

    /// Of what is in no model, where there are none.
    init() {
        base = []
        head = []
    }

    /// Whether every parameter of the shorter list is in the longer one.
    var isPairing: Bool { pairs.count == min(base.count, head.count) }

    /// Places in the two lists.
    var pairs: [(Int, Int)] {
        if base.count == head.count { return base.indices.map { ($0, $0) } }
        return base.indices.compactMap { place in head.firstIndex(of: base[place]).map { (place, $0) } }
    }

    func areSame(_ first: String, _ second: String) -> Bool {
        guard let place = base.firstIndex(of: first), let other = head.firstIndex(of: second) else {
            return first == second
        }
        return pairs.contains { $0 == (place, other) }
    }
}
