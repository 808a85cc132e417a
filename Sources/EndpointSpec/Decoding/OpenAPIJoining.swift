import EndpointDiagnostics

/// Joins what an OpenAPI document says with native files beside it.
enum OpenAPIJoining {
    /// The documents of a spec, of which one speaks for the whole API: `api.yaml` where there is one. What that
    /// leaves open, servers and credentials, is the OpenAPI document's.
    static func joined(
        _ documents: [SpecDocument],
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [SpecDocument] {
        var documents = documents
        let openAPI = documents.indices.filter { documents[$0].api != nil && documents[$0].file.openAPI != nil }
        if openAPI.count > 1 {
            diagnostics.report(.secondOpenAPI(documents[openAPI[1]].file, first: documents[openAPI[0]].file))
        }
        guard let first = openAPI.first, let source = documents[first].api,
            let native = documents.firstIndex(where: { $0.api != nil && $0.file.openAPI == nil }),
            var api = documents[native].api
        else { return documents }
        if api.servers.isEmpty { api.servers = source.servers }
        let known = Set(api.credentials.map(\.name.value))
        api.credentials += source.credentials.filter { !known.contains($0.name.value) }
        api.defaults = api.defaults ?? source.defaults
        documents[native].api = api
        for index in documents.indices where documents[index].file.openAPI != nil {
            // Names of fields follow from the OpenAPI document, whatever holds for native files.
            documents[index].module?.json.keys = source.json.keys
        }
        return documents
    }
}
