import EndpointDiagnostics
import EndpointYAML

/// Servers and the sources of common headers and parameters.
extension DocumentDecoder {
    mutating func servers(_ entry: Entry?) -> [ServerDeclaration] {
        map(entry, names: .lower, "names and servers") { $0.server($1) }
    }

    private mutating func server(_ entry: Entry) -> ServerDeclaration? {
        guard let keys = keys(of: entry, as: .server, named: entry.key) else { return nil }
        var server = ServerDeclaration(name: entry.locatedKey, range: entry.range)
        server.environments = map(keys["environments"], names: .lower, "names and URLs") { $0.environment($1) }
        readPolicies(keys, into: &server.policies)
        server.failure = failure(keys["failure"])
        server.headers = sources(keys["headers"], areHeaders: true)
        server.query = sources(keys["query"], areHeaders: false)
        server.responseHeaders = fields(keys["responseHeaders"], in: .responseHeader)
        readBodies(keys["bodies"], into: &server)
        server.idempotencyHeader = headerName(keys["idempotencyHeader"])
        server.concurrency = integer(keys["concurrency"], from: 1)
        server.documentation = documentation(keys)
        return server
    }

    private mutating func failure(_ entry: Entry?) -> FailureDeclaration? {
        guard let entry, let keys = keys(of: entry, as: .failure) else { return nil }
        let (code, message) = (dottedPath(keys["code"]), dottedPath(keys["message"]))
        guard let type = type(keys["type"]) else { return nil }
        var failure = FailureDeclaration(type: type)
        failure.code = code
        failure.message = message
        return failure
    }

    private mutating func readBodies(_ entry: Entry?, into server: inout ServerDeclaration) {
        guard let entry, let keys = keys(of: entry, as: .bodies) else { return }
        server.bodyEncoding = word(keys["encoding"], of: ["json", "form"])?.map { $0 == "form" ? .form : .json }
        server.bodyStyle = word(keys["style"], as: ParameterStyle.self)
        let nulls = text(keys["nulls"])
        server.bodyNulls = nulls?.value == "omit" ? nil : nulls
    }

    /// - Returns: `nil` where none are given; an empty array where `{}` says that there are none.
    mutating func sources(_ entry: Entry?, areHeaders: Bool) -> [SourceDeclaration]? {
        guard let entry, isMapping(entry, "names and sources") else { return nil }
        return entry.value.pairs.compactMap { pair in
            let isNamed = areHeaders ? checkHeader(pair.key) : checkParameter(pair.key)
            guard let source = source(Entry(pair), isHeader: areHeaders), isNamed else { return nil }
            return SourceDeclaration(name: Entry(pair).locatedKey, source: source)
        }
    }

    private mutating func source(_ entry: Entry, isHeader: Bool) -> Located<ValueSource>? {
        guard entry.value.kind == .mapping else {
            return word(entry, as: SourceWord.self)?.map(\.source)
        }
        guard let keys = keys(of: entry, as: .source, named: entry.key) else { return nil }
        guard let way = chosen(ServerKeys.sourceWays, keys) else {
            report(.missingChoice(ServerKeys.sourceWays, in: quoted(entry.key.text), at: entry.key.range))
            return nil
        }
        if way.key.hasText("app") { return name(way).map { Located(.app($0.value), at: $0.range) } }
        let value = isHeader ? headerValue(way) : text(way)
        return value.map { Located(.fixed($0.value), at: $0.range) }
    }

    /// The name of a query parameter as it is sent: anything but nothing and control characters.
    private mutating func checkParameter(_ key: YAMLNode) -> Bool {
        let text = key.text
        if !text.isEmpty, !text.unicodeScalars.contains(where: isControl) { return true }
        report(.invalidName(key, .lower))
        return false
    }
}
