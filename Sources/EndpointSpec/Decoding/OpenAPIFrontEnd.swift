package import EndpointDiagnostics
package import EndpointYAML

/// Reads OpenAPI documents into declarations; what the loader hands them to.
package protocol OpenAPIFrontEnd: Sendable {
    /// Reads a document with the files that it refers to.
    ///
    /// - Parameters:
    ///   - document: The document that was named or found.
    ///   - path: Where it lies below `folder`, with `/` between its parts.
    ///   - folder: The folder that references stay in, as messages print it; empty: the current one.
    /// - Returns: What `api.yaml` and the modules would say, the former first; empty where nothing could be read.
    func read(
        _ document: YAMLDocument,
        at path: String,
        in folder: String,
        reportingTo diagnostics: inout DiagnosticCollector
    ) -> [SpecDocument]
}
