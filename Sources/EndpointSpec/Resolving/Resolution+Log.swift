import EndpointDiagnostics

extension Resolution {
    /// What may be logged of an endpoint's calls: everything that is allowed anywhere further out, and its own.
    ///
    /// Names of query parameters and fields become those on the wire, which is where values are held back.
    mutating func log(of merged: MergedEndpoint) -> LogAllowance {
        var lists = LogLists()
        for layer in merged.layers {
            guard let log = layer.policies.log else { continue }
            lists.add(log, keys: catalog.json[layer.file].keys)
        }
        lists.add(commonLog)
        return lists.allowance
    }
}

/// Names that may be logged, while they are gathered.
struct LogLists {
    private var query: Set<String> = []
    private var headers: Set<String> = []
    private var body: Set<String> = []
    private var response: Set<String> = []

    mutating func add(_ log: LogDeclaration, keys: JSONKeys) {
        for name in log.query ?? [] { query.insert(WireName.make(from: name.value, keys: keys)) }
        for name in log.headers ?? [] { headers.insert(name.value) }
        for name in log.body ?? [] { body.insert(WireName.make(from: name.value, keys: keys)) }
        for name in log.response ?? [] { response.insert(WireName.make(from: name.value, keys: keys)) }
    }

    mutating func add(_ other: LogLists) {
        query.formUnion(other.query)
        headers.formUnion(other.headers)
        body.formUnion(other.body)
        response.formUnion(other.response)
    }

    /// Sorted lists.
    var allowance: LogAllowance {
        var result = LogAllowance()
        result.query = query.sorted()
        result.headers = headers.sorted()
        result.body = body.sorted()
        result.response = response.sorted()
        return result
    }
}
