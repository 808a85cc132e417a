import EndpointDiagnostics
import EndpointSpec

/// Which failure a status means in a module where an endpoint does not say otherwise.
///
/// A status belongs to the table where every endpoint has a name for it, so it was declared for all of
/// them; of several names the most frequent one is the module's, of equally frequent ones the first.
struct StatusErrorTable {
    /// Sorted by status.
    let entries: [StatusError]

    init(_ module: Module) {
        var names: [Int: [String]] = [:]
        for endpoint in module.endpoints {
            for error in endpoint.statusErrors { names[error.status, default: []].append(error.name) }
        }
        let order = Dictionary(
            module.failures.enumerated().map { ($1.name.value, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        entries = names.filter { $0.value.count == module.endpoints.count }
            .map { StatusError(status: $0.key, name: Self.mostFrequent(of: $0.value, order: order)) }
            .sorted { $0.status < $1.status }
    }

    /// What an endpoint's descriptor must say: its names that are not the table's, sorted by status.
    func differences(of endpoint: Endpoint) -> [StatusError] {
        endpoint.statusErrors
            .filter { error in !entries.contains { $0.status == error.status && $0.name == error.name } }
            .sorted { $0.status < $1.status }
    }

    private static func mostFrequent(of names: [String], order: [String: Int]) -> String {
        var counts: [String: Int] = [:]
        for name in names { counts[name, default: 0] += 1 }
        let best = counts.min { one, other in
            (-one.value, order[one.key] ?? .max, one.key) < (-other.value, order[other.key] ?? .max, other.key)
        }
        return best?.key ?? ""
    }
}
