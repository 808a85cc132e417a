import EndpointDiagnostics
import EndpointSpec

/// Names of failures in their module, where one status may have answers of several types.
extension OpenAPIDecoder {
    /// Gives the plain name of a status to one type of data, and others names with their type's.
    ///
    /// Which one does not go by the order of operations, nor by how many there are, so that names stay where operations
    /// are added or move: it is the type that most failures of the API have, else the first by name.
    mutating func nameFailures() {
        let common = failures.mostFrequent
        for module in modules.indices {
            let names = Self.names(of: modules[module].failures, common)
            for failure in modules[module].failures {
                guard let name = names[failure.base]?[failure.type] else { continue }
                modules[module].endpoints[failure.endpoint].statusErrors?.definitions[failure.place].name.value = name
            }
        }
    }

    private static func names(
        of failures: [FailureDraft],
        _ common: TypeExpression?
    ) -> [String: [TypeExpression: String]] {
        let types = Dictionary(grouping: failures, by: \.base).mapValues { drafts in
            Set(drafts.map(\.type)).sorted { first, second in
                (first == common ? 0 : 1, first.words) < (second == common ? 0 : 1, second.words)
            }
        }
        var names: [String: [TypeExpression: String]] = [:]
        var taken = Set(types.keys)
        for (base, sorted) in types.sorted(by: { $0.key < $1.key }) {
            names[base] = [sorted[0]: base]
            for type in sorted.dropFirst() {
                var wanted = base
                if case .named(let name, _) = type { wanted += name }
                let name = NameTable.unique(wanted) { !taken.contains($0) }
                taken.insert(name)
                names[base]?[type] = name
            }
        }
        return names
    }
}

extension TypeExpression {
    /// What it is sorted by.
    fileprivate var words: String {
        if case .named(let name, let arguments) = self, arguments.isEmpty { return name }
        return String(describing: self)
    }
}
