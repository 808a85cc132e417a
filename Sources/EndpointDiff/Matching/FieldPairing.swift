import EndpointDiagnostics
import EndpointSpec

/// Which fields of two lists are the same one: by both names, then by the wire's, then by Swift's.
struct FieldPairing {
    /// Places in the two lists, by the first.
    private(set) var pairs: [(Int, Int)] = []
    private(set) var removed: [Int] = []
    private(set) var added: [Int] = []

    /// - Parameter ignoresCase: Whether names on the wire are equal in capital and small letters, as those of headers.
    init(_ old: [Field], _ new: [Field], ignoringCase ignoresCase: Bool = false) {
        func wire(_ field: Field) -> String { ignoresCase ? field.wire.lowercased() : field.wire }
        var partner = Array(repeating: -1, count: old.count)
        var isTaken = Array(repeating: false, count: new.count)
        func match(_ key: (Field) -> String) {
            guard partner.contains(-1) else { return }
            var places: [String: Int] = [:]
            for place in new.indices where !isTaken[place] { places[key(new[place])] = place }
            for place in old.indices where partner[place] < 0 {
                guard let other = places.removeValue(forKey: key(old[place])) else { continue }
                partner[place] = other
                isTaken[other] = true
            }
        }
        // Most lists differ in nothing, so the same place is tried first.
        for place in old.indices where place < new.count {
            if wire(old[place]) == wire(new[place]), old[place].name.value == new[place].name.value {
                partner[place] = place
                isTaken[place] = true
            }
        }
        match { wire($0) + "\n" + $0.name.value }
        match(wire)
        match(\.name.value)
        pairs = old.indices.filter { partner[$0] >= 0 }.map { ($0, partner[$0]) }
        removed = old.indices.filter { partner[$0] < 0 }
        added = new.indices.filter { !isTaken[$0] }
    }
}
