import EndpointDiagnostics
import EndpointSpec
import EndpointYAML

/// Keys by which other tools say what a spec says too; only where one meaning is certain.
extension OpenAPIDecoder {
    mutating func addForeignPolicies(_ node: OpenAPINode, to endpoint: inout EndpointDeclaration) {
        for pair in node.pairs where pair.key.text.hasPrefix("x-") {
            switch pair.key.text {
            case "x-speakeasy-retries": addRetries(pair, to: &endpoint)
            case "x-fern-retries":
                if documents.root.with(pair.value)["disabled"]?.isTrue == true {
                    endpoint.policies.retry = Located(.none, at: pair.value.range)
                }
            case "x-speakeasy-timeout": addTimeout(pair, to: &endpoint)
            case "x-fern-idempotent":
                if pair.value.hasText("true") {
                    endpoint.policies.idempotency = Located(.key, at: pair.key.range)
                }
            case "x-fern-pagination": addFernPaging(pair, to: &endpoint)
            case "x-speakeasy-pagination": addSpeakeasyPaging(pair, to: &endpoint)
            default: break
            }
        }
    }

    /// `strategy: backoff`, with pauses in milliseconds.
    private mutating func addRetries(_ pair: YAMLPair, to endpoint: inout EndpointDeclaration) {
        let node = documents.root.with(pair.value)
        guard node["strategy"]?.text == "backoff" else { return }
        let method = endpoint.method?.value ?? .get
        // What is sent twice must mean the same twice, which nothing says of these.
        guard method != .post, method != .patch else {
            return lose(.vendorKey, pair.key.text, at: pair.key.range)
        }
        var retry = RetryDeclaration()
        if let backoff = node["backoff"] {
            retry.base = backoff["initialInterval"].flatMap { milliseconds($0) }
            retry.limit = backoff["maxInterval"].flatMap { milliseconds($0) }
            if let factor = backoff["exponent"], let number = Double(factor.text), number >= 1, number.isFinite {
                retry.factor = Located(number, at: factor.range)
            }
        }
        let statuses = (node["statusCodes"]?.items ?? []).flatMap { code -> [Located<Int>] in
            switch StatusPattern(openAPI: code.text) {
            case .exact(let status): [Located(status, at: code.range)]
            // Those that may be over at the next try.
            case .range(5): [500, 502, 503, 504].map { Located($0, at: code.range) }
            default: []
            }
        }
        if let list = node["statusCodes"], !statuses.isEmpty { retry.statuses = Located(statuses, at: list.range) }
        endpoint.policies.retry = Located(.inline(retry), at: pair.value.range)
    }

    private func milliseconds(_ node: OpenAPINode) -> Located<SpecDuration>? {
        guard let number = Int(node.text), number >= 0 else { return nil }
        return Located(SpecDuration(milliseconds: number), at: node.range)
    }

    private func addTimeout(_ pair: YAMLPair, to endpoint: inout EndpointDeclaration) {
        guard let duration = milliseconds(documents.root.with(pair.value)), duration.value.milliseconds > 0 else {
            return
        }
        var timeout = TimeoutDeclaration()
        timeout.attempt = duration
        endpoint.policies.timeout = Located(.inline(timeout), at: pair.value.range)
    }

    // MARK: Paging

    /// `{ offset: $request.page, results: $response.data }`, or a cursor with `next_cursor`.
    private mutating func addFernPaging(_ pair: YAMLPair, to endpoint: inout EndpointDeclaration) {
        let node = documents.root.with(pair.value)
        var paging = PagingDeclaration(range: pair.value.range)
        if let cursor = node["cursor"] {
            paging.style = Located(.cursor, at: cursor.range)
            paging.parameter = parameter(cursor, "$request.", of: endpoint)
            paging.next = node["next_cursor"].flatMap { path($0, "$response.") }
            if paging.next == nil { paging.style = nil }
        } else if let offset = node["offset"] {
            let isPage = offset.text.lowercased().contains("page")
            paging.style = Located(isPage ? .page : .offset, at: offset.range)
            paging.parameter = parameter(offset, "$request.", of: endpoint)
        }
        paging.items = node["results"].flatMap { path($0, "$response.") }
        add(paging, pair, to: &endpoint)
    }

    /// `type: offsetLimit` or `cursor`, `inputs`, `outputs`.
    private mutating func addSpeakeasyPaging(_ pair: YAMLPair, to endpoint: inout EndpointDeclaration) {
        let node = documents.root.with(pair.value)
        var paging = PagingDeclaration(range: pair.value.range)
        let inputs = node["inputs"]?.items.filter { $0["in"]?.text == "parameters" } ?? []
        func input(_ type: String) -> OpenAPINode? { inputs.first { $0["type"]?.text == type }?["name"] }
        if let name = input("cursor") {
            paging.style = Located(.cursor, at: name.range)
            paging.parameter = parameter(name, "", of: endpoint)
            paging.next = node["outputs"]?["nextCursor"].flatMap { path($0, "$.") }
            if paging.next == nil { paging.style = nil }
        } else if let name = input("page") ?? input("offset") {
            paging.style = Located(input("page") == nil ? .offset : .page, at: name.range)
            paging.parameter = parameter(name, "", of: endpoint)
        }
        if let limit = input("limit") { paging.size = parameter(limit, "", of: endpoint) }
        paging.items = node["outputs"]?["results"].flatMap { path($0, "$.") }
        add(paging, pair, to: &endpoint)
    }

    private mutating func add(_ paging: PagingDeclaration, _ pair: YAMLPair, to endpoint: inout EndpointDeclaration) {
        if paging.style != nil, paging.parameter != nil {
            endpoint.paging = paging
        } else {
            lose(.vendorKey, pair.key.text, at: pair.key.range)
        }
    }

    /// The Swift name of a query parameter by its name on the wire.
    private func parameter(
        _ node: OpenAPINode,
        _ prefix: String,
        of endpoint: EndpointDeclaration
    ) -> Located<String>? {
        guard node.text.hasPrefix(prefix) else { return nil }
        let wire = node.text.dropFirst(prefix.count)
        let found = endpoint.query.first { field in
            (field.wire?.value ?? WireName.make(from: field.key.value, keys: jsonKeys)) == wire
        }
        return found.map { Located($0.name?.value ?? $0.key.value, at: node.range) }
    }

    /// A path into an answer by Swift names.
    private mutating func path(_ node: OpenAPINode, _ prefix: String) -> Located<String>? {
        guard node.text.hasPrefix(prefix), !node.text.contains("["), !node.text.contains("(") else { return nil }
        let steps = node.text.dropFirst(prefix.count).split(separator: ".").map { names.lowerName(String($0)) }
        return steps.isEmpty ? nil : Located(steps.joined(separator: "."), at: node.range)
    }
}
