import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// `paths`, and what makes requests that are not the client's.
extension OpenAPIDecoder {
    mutating func readPaths() {
        let root = documents.root
        for key in ["webhooks", "x-webhooks"] {
            guard let webhooks = root.node.value(forKey: key), webhooks.kind == .mapping else { continue }
            for pair in webhooks.pairs { lose(.webhook, pair.key.text, at: pair.key.range) }
        }
        guard let paths = followed(root["paths"]) else {
            if version == .v30 { report(.missing("paths", of: "the document", at: root.range.beginning)) }
            return
        }
        guard mapping(paths.node, "'paths'") != nil else { return }
        for pair in paths.pairs where !pair.key.text.hasPrefix("x-") {
            readPath(pair.locatedKey, paths.with(pair.value))
        }
    }

    private mutating func readPath(_ path: Located<String>, _ node: OpenAPINode) {
        guard let item = target(of: node)?.node else { return }
        var items = [item]
        // What stands beside a reference to a path goes with it (OpenAPI 3.1.0, section 4.8.9).
        if node["$ref"] != nil, node.pairs.count > 1 { items.append(node) }
        let shared = items.flatMap { parameters($0["parameters"]) }
        let servers = items.lazy.compactMap { $0["servers"] }.first
        for item in items {
            guard item.isMapping else {
                report(.wrongShape("a path", "a mapping of methods", at: item.range))
                continue
            }
            for pair in item.pairs {
                readMethod(pair, of: path, in: item, shared, servers)
            }
        }
    }

    private mutating func readMethod(
        _ pair: YAMLPair,
        of path: Located<String>,
        in item: OpenAPINode,
        _ shared: [ParameterDraft],
        _ servers: OpenAPINode?
    ) {
        if pair.key.hasText("trace") { return lose(.trace, "trace", at: pair.key.range) }
        guard let method = HTTPMethod(rawValue: pair.key.text.uppercased()),
            pair.key.text == pair.key.text.lowercased(),
            let node = target(of: item.with(pair.value))?.node
        else { return }
        guard node.isMapping else {
            report(.wrongShape("an operation", "a mapping", at: pair.value.range))
            return
        }
        let own = parameters(node["parameters"])
        let draft = OperationDraft(
            path: path,
            method: pair,
            node: node,
            parameters: merged(shared, own),
            servers: node["servers"] ?? servers
        )
        readOperation(draft, method)
        losses.count(.operations)
    }

    // MARK: Parameters

    private mutating func parameters(_ list: OpenAPINode?) -> [ParameterDraft] {
        guard let list = followed(list) else { return [] }
        guard list.node.kind == .sequence else {
            report(.wrongShape("'parameters'", "a list", at: list.range))
            return []
        }
        return list.items.compactMap { node in
            guard let target = target(of: node) else { return nil }
            guard let name = target.node["name"]?.located, !name.value.isEmpty else {
                report(.missing("name", of: "a parameter", at: target.node.range.beginning))
                return nil
            }
            guard let place = target.node["in"].flatMap({ ParameterPlace(rawValue: $0.text) }) else {
                report(.wrongShape("'in'", "path, query, header or cookie", at: name.range))
                return nil
            }
            return ParameterDraft(name: name, place: place, node: target.node, id: target.id)
        }
    }

    /// Those of the path, each replaced by the operation's of the same name and place.
    private func merged(_ shared: [ParameterDraft], _ own: [ParameterDraft]) -> [ParameterDraft] {
        var merged: [ParameterDraft] = []
        for parameter in shared + own {
            let index = merged.firstIndex { other in
                other.place == parameter.place
                    && (other.name.value == parameter.name.value
                        || parameter.place == .header
                            && other.name.value.lowercased() == parameter.name.value.lowercased())
            }
            if let index { merged[index] = parameter } else { merged.append(parameter) }
        }
        return merged
    }
}
