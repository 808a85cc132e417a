import EndpointDiagnostics
import EndpointSpec

/// A module while its operations are read.
struct ModuleDraft {
    var name: Located<String>
    /// The words of its tag, which names of operations may begin with.
    var words: [String]
    var description: Located<String>?
    /// What the tag says with keys of this package.
    var given: ModuleDeclaration?
    var endpoints: [EndpointDeclaration] = []
    var endpointNames: Set<String> = []
    /// The failures with data, in the order in which they were found.
    var failures: [FailureDraft] = []
}

/// A failure that gets its name once all of its module are known.
struct FailureDraft {
    /// Its endpoint, and its place among the endpoint's.
    var endpoint: Int
    var place: Int
    /// The name for its status.
    var base: String
    var type: TypeExpression
}

/// What tells two requests apart.
struct RequestKey: Hashable {
    var server: String
    var method: HTTPMethod
    /// The path without the names of its parameters.
    var shape: String
    var fixedQuery: [String]
}

/// The bodies of failures that no exact status goes with, by how often each is there.
struct FailureTypes {
    private var defaults: [TypeExpression: Int] = [:]
    private var all: [TypeExpression: Int] = [:]
    private var order: [TypeExpression] = []
    private(set) var places: [TypeExpression: SourceRange] = [:]
    /// Answers of hundreds of statuses, which are told apart only by a server's failure.
    private(set) var hundreds: [(type: TypeExpression?, status: Located<String>)] = []

    mutating func add(_ type: TypeExpression?, of status: Located<String>) { hundreds.append((type, status)) }

    mutating func add(_ type: TypeExpression, isDefault: Bool, at range: SourceRange) {
        if all[type] == nil {
            order.append(type)
            places[type] = range
        }
        all[type, default: 0] += 1
        if isDefault { defaults[type, default: 0] += 1 }
    }

    /// Those of `default`, in the order in which they were found.
    var ofDefaults: [TypeExpression] { order.filter { defaults[$0] != nil } }

    /// The most frequent one, unless several are, so that it does not go by their order.
    var mostFrequent: TypeExpression? {
        guard let most = all.values.max() else { return nil }
        let types = all.filter { $0.value == most }
        return types.count == 1 ? types.first?.key : nil
    }

    /// The most frequent one, of equally frequent ones the first.
    var common: TypeExpression? {
        let counts = defaults.isEmpty ? all : defaults
        var best: (type: TypeExpression, count: Int)?
        for type in order { if let count = counts[type], count > (best?.count ?? 0) { best = (type, count) } }
        return best?.type
    }
}
