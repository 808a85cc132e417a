package import EndpointDiagnostics
package import EndpointYAML

/// Keys of the format that another format carries: `x-endpoint-in-flight` is `inFlight`.
extension SpecDecoder {
    /// Reads an endpoint's keys; what an endpoint has otherwise stays where no key says it.
    package func decodeVendorKeys(
        of mapping: YAMLNode,
        prefix: String,
        into endpoint: inout EndpointDeclaration,
        reportingTo diagnostics: inout DiagnosticCollector
    ) {
        var decoder = DocumentDecoder()
        guard let keys = decoder.vendorKeys(of: mapping, prefix: prefix, as: .preset) else {
            diagnostics.report(contentsOf: decoder.diagnostics)
            return
        }
        var given = EndpointDeclaration(name: endpoint.name, range: endpoint.range)
        decoder.readCommon(keys, into: &given)
        endpoint.add(given)
        diagnostics.report(contentsOf: decoder.diagnostics)
    }

    /// Reads the keys of `api.yaml`; `nil` where there is none.
    package func decodeVendorKeys(
        of mapping: YAMLNode,
        prefix: String,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> APIDeclaration? {
        var decoder = DocumentDecoder()
        let keys = decoder.vendorKeys(of: mapping, prefix: prefix, as: .api)
        let api = keys.map { decoder.api($0, range: mapping.range) }
        diagnostics.report(contentsOf: decoder.diagnostics)
        return api
    }
}

extension SpecDecoder {
    /// Reads the keys of a module; `nil` where there is none.
    package func decodeModuleVendorKeys(
        of mapping: YAMLNode,
        prefix: String,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> ModuleDeclaration? {
        var decoder = DocumentDecoder()
        let keys = decoder.vendorKeys(of: mapping, prefix: prefix, as: .module)
        let module = keys.map { decoder.module($0, range: mapping.range, isAlone: false) }
        diagnostics.report(contentsOf: decoder.diagnostics)
        return module
    }
}

extension DocumentDecoder {
    /// The keys with a prefix, by the names of a table in any spelling: `in-flight`, `inFlight`.
    ///
    /// - Returns: `nil` where none is there; those that the table lacks are reported, save those that say what only
    ///   the other format has a place for.
    mutating func vendorKeys(of mapping: YAMLNode, prefix: String, as object: FormatObject) -> KeyReader? {
        var reader = KeyReader(object: object, other: nil, pairs: mapping.pairs)
        var isEmpty = true
        for (index, pair) in mapping.pairs.enumerated() {
            let text = pair.key.text
            guard text.hasPrefix(prefix) else { continue }
            let word = Self.folded(text.dropFirst(prefix.count))
            if let name = object.table.names.first(where: { Self.folded("\($0)"[...]) == word }) {
                reader.add(name, writtenOtherwiseAt: index)
                isEmpty = false
            } else if !Self.ownKeys.contains(word) {
                let allowed = object.table.names.map { prefix + "\($0)" }
                report(.unknownKey(pair.key, in: KeyOwner(object: object, name: nil), allowed: allowed))
            }
        }
        return isEmpty ? nil : reader
    }

    private static let ownKeys: Set<String> = [
        "name", "open", "default", "models", "addresses", "url", "path", "method", "variants", "omit", "file",
        "files", "digest",
    ]

    private static func folded(_ text: Substring) -> String { text.lowercased().filter { $0 != "-" } }
}

extension EndpointDeclaration {
    /// Takes over what another says.
    fileprivate mutating func add(_ other: EndpointDeclaration) {
        use += other.use
        pathParameters += other.pathParameters
        query += other.query
        headers += other.headers
        body = other.body ?? body
        multipart = other.multipart ?? multipart
        errors = other.errors ?? errors
        statusErrors = other.statusErrors ?? statusErrors
        policies.add(other.policies)
        paging = other.paging ?? paging
        batch = other.batch ?? batch
        examples += other.examples
        if other.documentation.isGiven { documentation = other.documentation }
        tags = other.tags.isEmpty ? tags : other.tags
        since = other.since ?? since
        stability = other.stability ?? stability
        renamedFrom += other.renamedFrom
        variantOf = other.variantOf ?? variantOf
    }
}

extension PolicyDeclarations {
    /// Takes over what another says.
    fileprivate mutating func add(_ other: PolicyDeclarations) {
        server = other.server ?? server
        auth = other.auth ?? auth
        timeout = other.timeout ?? timeout
        retry = other.retry ?? retry
        idempotency = other.idempotency ?? idempotency
        inFlight = other.inFlight ?? inFlight
        cache = other.cache ?? cache
        configGate = other.configGate ?? configGate
        priority = other.priority ?? priority
        progress = other.progress ?? progress
        log = other.log ?? log
        sign = other.sign ?? sign
        envelope = other.envelope ?? envelope
    }
}
