import EndpointDiagnostics
package import EndpointYAML

/// Writes declarations as a native spec file that a person would be glad to own.
///
/// What it writes is laid out as `format` would do it. Read again it comes to the same declarations; places and
/// comments aside, which declarations do not hold.
package struct SpecWriter: Sendable {
    private let writer = YAMLWriter(brackets: .whatever)

    package init() {}

    /// The text of the file, in UTF-8.
    package func bytes(of document: SpecDocument) -> [UInt8] {
        bytes(of: value(of: document), path: document.file.relativePath)
    }

    /// The text of a file that holds a value.
    package func bytes(of value: DocumentValue, path: String) -> [UInt8] {
        let written = writer.bytes(of: value)
        // The order of keys is the formatter's to know, and so it is never another.
        var problems = DiagnosticCollector()
        let source = SourceFile(path: path, bytes: written)
        return SpecFormatter().format(source, reportingTo: &problems)?.bytes ?? written
    }

    /// What the file says, with the places that it was said at.
    package func value(of document: SpecDocument) -> DocumentValue {
        var pairs = PairList()
        if let api = document.api {
            pairs.append(contentsOf: api.written)
            let models = api.models + (document.module?.models ?? [])
            if let module = document.module { pairs.append(contentsOf: module.writtenBesideAPI) }
            pairs.add("models", models.written)
        } else if let module = document.module {
            pairs.append(contentsOf: module.written)
            pairs.add("models", module.models.written)
        }
        return pairs.block
    }
}

extension APIDeclaration {
    /// All but `models`.
    package var written: [DocumentPair] {
        var pairs = PairList()
        pairs.add("spec", .number(1))
        pairs.add("name", name)
        pairs.add("json", json.written)
        pairs.add("servers", servers.isEmpty ? nil : .block(servers.map { $0.written }))
        pairs.add("headers", headers?.written)
        pairs.add("query", query?.written)
        pairs.add("timeouts", named(timeouts) { $0.written })
        pairs.add("retries", named(retries) { $0.written })
        pairs.add("idempotencyHeader", idempotencyHeader)
        pairs.add("configGate", configGate?.written)
        pairs.add("session", session?.written)
        pairs.add("credentials", credentials.isEmpty ? nil : .mapping(credentials.map { $0.written }))
        pairs.add("log", log?.written)
        pairs.add("defaults", defaults.map { .mapping($0.policies.written) })
        pairs.add("presets", presets.isEmpty ? nil : .block(presets.map { $0.written(isPreset: true) }))
        pairs.add("errors", errors?.written)
        pairs.add("statusErrors", statusErrors?.written)
        pairs.add("review", review.isEmpty ? nil : .mapping(review.map { $0.written }))
        pairs.add("upstream", upstream)
        pairs.add("swift", swift.written)
        return pairs.pairs
    }

    private func named<Declaration>(
        _ declarations: [Named<Declaration>],
        _ written: (Declaration) -> DocumentValue
    ) -> DocumentValue? {
        guard !declarations.isEmpty else { return nil }
        return .block(
            declarations.map { DocumentPair($0.name.value, written($0.declaration), at: $0.name.range) }
        )
    }
}

extension ModuleDeclaration {
    /// All but `models`.
    package var written: [DocumentPair] {
        var pairs = PairList()
        pairs.append(contentsOf: writtenBesideAPI)
        pairs.add("defaults", defaults.map { .mapping($0.policies.written) })
        pairs.add("json", json.written)
        pairs.add("errors", errors?.written)
        pairs.add("statusErrors", statusErrors?.written)
        return pairs.pairs
    }

    /// What a module has that `api.yaml` has not.
    fileprivate var writtenBesideAPI: [DocumentPair] {
        var pairs = PairList()
        pairs.add("module", name)
        pairs.add("description", documentation.description)
        pairs.add("path", path)
        pairs.add("pathParameters", pathParameters.written)
        pairs.add("endpoints", endpoints.isEmpty ? nil : .block(endpoints.map { $0.written(isPreset: false) }))
        return pairs.pairs
    }
}

extension [ModelDeclaration] {
    fileprivate var written: DocumentValue? { isEmpty ? nil : .block(map { $0.written }) }
}
