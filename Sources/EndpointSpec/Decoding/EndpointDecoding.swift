import EndpointDiagnostics
import EndpointYAML

/// Endpoints, presets and `defaults`.
extension DocumentDecoder {
    mutating func endpoints(_ entry: Entry?) -> [EndpointDeclaration] {
        map(entry, names: .lower, "names and endpoints") { $0.endpoint($1) }
    }

    mutating func presets(_ entry: Entry?) -> [EndpointDeclaration] {
        map(entry, names: .lower, "names and presets") { decoder, entry in
            guard let keys = decoder.keys(of: entry, as: .preset, named: entry.key) else { return nil }
            var preset = EndpointDeclaration(name: entry.locatedKey, range: entry.range)
            decoder.readCommon(keys, into: &preset)
            return preset
        }
    }

    mutating func defaults(_ entry: Entry?) -> EndpointDeclaration? {
        guard let entry, let keys = keys(of: entry, as: .defaults) else { return nil }
        var endpoint = EndpointDeclaration(name: entry.locatedKey, range: entry.range)
        readPolicies(keys, into: &endpoint.policies)
        return endpoint
    }

    private mutating func endpoint(_ entry: Entry) -> EndpointDeclaration? {
        let hasAddress = moduleHasPath || entry.value.pairs.contains { $0.key.hasText("path") || $0.key.hasText("url") }
        let missing: [StaticString] = hasAddress ? [] : ["path"]
        guard let keys = keys(of: entry, as: .endpoint, named: entry.key, requiring: missing) else { return nil }
        var endpoint = EndpointDeclaration(name: entry.locatedKey, range: entry.range)
        readCommon(keys, into: &endpoint)
        _ = chosen(EndpointKeys.addresses, keys)
        if let entry = keys["method"] { endpoint.method = word(entry, as: HTTPMethod.self) }
        if let entry = keys["path"] { endpoint.path = template(entry) }
        if let entry = keys["url"] { endpoint.url = name(entry) }
        if let entry = keys["response"] { endpoint.response = response(entry) }
        return endpoint
    }

    /// What endpoints and presets have in common.
    mutating func readCommon(_ keys: KeyReader, into endpoint: inout EndpointDeclaration) {
        if let entry = keys["use"] { endpoint.use = oneOrMore(entry) { $0.name($1) } }
        if let entry = keys["pathParameters"] { endpoint.pathParameters = fields(entry, in: .path) }
        if let entry = keys["query"] { endpoint.query = fields(entry, in: .query) }
        if let entry = keys["headers"] { endpoint.headers = fields(entry, in: .header) }
        readBody(keys, into: &endpoint)
        if let entry = keys["errors"] { endpoint.errors = errors(entry) }
        if let entry = keys["statusErrors"] { endpoint.statusErrors = statusErrors(entry) }
        readPolicies(keys, into: &endpoint.policies)
        if let entry = keys["paging"] { endpoint.paging = paging(entry) }
        if let entry = keys["batch"] { endpoint.batch = batch(entry) }
        if let entry = keys["examples"] { endpoint.examples = examples(entry) }
        endpoint.documentation = documentation(keys)
        if let entry = keys["summary"] { endpoint.documentation.summary = text(entry) }
        if let entry = keys["tags"] { endpoint.tags = list(entry) { $0.filledText($1) } ?? [] }
        if let entry = keys["since"] { endpoint.since = filledText(entry) }
        if let entry = keys["stability"] { endpoint.stability = word(entry, as: Stability.self) }
        if let entry = keys["renamedFrom"] { endpoint.renamedFrom = oneOrMore(entry) { $0.reference($1) } }
        if let entry = keys["variantOf"] { endpoint.variantOf = reference(entry) }
    }
}
