import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Operations.
extension OpenAPIDecoder {
    mutating func readOperation(_ operation: OperationDraft, _ method: HTTPMethod) {
        let path = PathDraft(operation.path.value)
        if path.hasFragment { lose(.pathFragment, operation.path.value, at: operation.path.range) }
        let module = module(of: operation, path)
        let name = endpointName(of: operation, path, module: module)
        let owner = modules[module].name.value + DerivedNames.capitalized(name.value)
        frames = [NameFrame(name: owner + "Endpoint", taken: ["Response", "API", "Failure", "Headers", "Body"])]
        nestedNames = []
        var endpoint = EndpointDeclaration(name: name, range: operation.method.key.range)
        endpoint.method = Located(method, at: operation.method.key.range)
        var members = MemberNames(reserved: operation.node["requestBody"] == nil ? [] : ["body", "progress"])
        addParameters(operation, path, owner, &members, to: &endpoint)
        addBody(operation, method, owner, &members, to: &endpoint)
        addAnswers(operation, module, owner, to: &endpoint)
        addPolicies(operation, to: &endpoint)
        addWords(operation.node, to: &endpoint)
        addVariant(endpoint, path, module: module)
        for key in ["callbacks"] {
            guard let callbacks = operation.node.node.value(forKey: key), callbacks.kind == .mapping else { continue }
            for pair in callbacks.pairs { lose(.callback, pair.key.text, at: pair.key.range) }
        }
        frames = []
        nestedNames = []
    }

    private mutating func addWords(_ node: OpenAPINode, to endpoint: inout EndpointDeclaration) {
        var documentation = Documentation()
        if let summary = node["summary"]?.located, !summary.value.isEmpty {
            documentation.summary = summary.map(\.trimmingEnd)
        }
        documentation.description = node["description"]?.located
        if let page = node["externalDocs"], let url = page["url"]?.located {
            let words = page["description"]?.text ?? "Documentation"
            let line = "[\(words)](\(url.value))"
            documentation.description = Located(
                documentation.description.map { $0.value.trimmingEnd + "\n\n" + line } ?? line,
                at: documentation.description?.range ?? url.range
            )
        }
        if let pair = node.pair("deprecated"), pair.value.hasText("true") {
            documentation.deprecation = Deprecation(range: pair.key.range)
        }
        endpoint.documentation = documentation
        endpoint.tags = node["tags"]?.items.compactMap(\.located).filter { !$0.value.isEmpty } ?? []
    }

    private mutating func addPolicies(_ operation: OperationDraft, to endpoint: inout EndpointDeclaration) {
        if let server = operation.servers.flatMap({ server(of: $0) }) { endpoint.policies.server = server }
        if let security = operation.node["security"], let auth = auth(of: security),
            auth.value != commonAuth?.value ?? "none"
        {
            endpoint.policies.auth = auth
        }
        addForeignPolicies(operation.node, to: &endpoint)
        let keys = operation.node.node
        SpecDecoder().decodeVendorKeys(of: keys, prefix: VendorKeys.prefix, into: &endpoint, reportingTo: &diagnostics)
    }

    /// Adds the endpoint to its module, as a variant where another sends the same request.
    private mutating func addVariant(_ endpoint: EndpointDeclaration, _ path: PathDraft, module: Int) {
        var endpoint = endpoint
        let key = RequestKey(
            server: endpoint.policies.server?.value ?? "",
            method: endpoint.method?.value ?? .get,
            shape: path.shape,
            fixedQuery: path.query.map { "\($0.name)=\($0.value)" }.sorted()
        )
        let reference = DerivedNames.lowerCamel(modules[module].name.value) + "." + endpoint.name.value
        if let first = requests[key], endpoint.variantOf == nil {
            lose(.sameRequest, endpoint.name.value, at: endpoint.name.range)
            endpoint.variantOf = Located(first, at: endpoint.name.range)
        } else {
            requests[key] = reference
        }
        modules[module].endpoints.append(endpoint)
    }
}
