/// Finds what a misspelt name was meant to be.
package enum NearestName {
    /// The allowed name that the fewest edits lead to, or `nil` where none is at most two away.
    ///
    /// An edit adds, drops or changes one character or swaps two neighbours; a change of case counts
    /// half as much as one. A name of up to four characters allows one edit only, as two would
    /// reach nearly any other. Of equally near names the first in alphabetical order is taken, so the
    /// order of `names` does not matter.
    package static func nearest(to name: String, in names: some Sequence<String>) -> String? {
        let wanted = Array(name)
        let limit = (wanted.count < 5 ? 1 : 2) * 2
        var best: (cost: Int, name: String)?
        for candidate in names where candidate != name && abs(candidate.count - wanted.count) <= 2 {
            let cost = cost(from: wanted, to: Array(candidate))
            guard cost <= limit else { continue }
            if let best, (best.cost, best.name) <= (cost, candidate) { continue }
            best = (cost, candidate)
        }
        return best?.name
    }

    /// Twice the number of edits (optimal string alignment).
    private static func cost(from first: [Character], to second: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = (0...second.count).map { $0 * 2 }
        for row in first.indices {
            var current = [2 * (row + 1)]
            for column in second.indices {
                let change = changeCost(first[row], second[column])
                var cost = min(last[column] + change, last[column + 1] + 2, current[column] + 2)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    cost = min(cost, beforeLast[column - 1] + 2)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }

    private static func changeCost(_ first: Character, _ second: Character) -> Int {
        if first == second { return 0 }
        return first.lowercased() == second.lowercased() ? 1 : 2
    }
}
