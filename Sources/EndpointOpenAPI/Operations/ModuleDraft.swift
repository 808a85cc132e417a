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
    /// The type of data of each failure that has one.
    var failures: [String: TypeExpression] = [:]
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

    /// The most frequent one, of equally frequent ones the first.
    var common: TypeExpression? {
        let counts = defaults.isEmpty ? all : defaults
        var best: (type: TypeExpression, count: Int)?
        for type in order { if let count = counts[type], count > (best?.count ?? 0) { best = (type, count) } }
        return best?.type
    }
}
