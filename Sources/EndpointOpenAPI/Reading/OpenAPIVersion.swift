import EndpointDiagnostics
import EndpointYAML

/// The versions of OpenAPI that read differently.
enum OpenAPIVersion {
    /// Schemas are a dialect of their own, with `nullable`; what stands beside a `$ref` is ignored.
    case v30
    /// Schemas are JSON Schema 2020-12.
    case v31

    /// Reads `openapi:`; a version that is not read is reported.
    init?(_ root: OpenAPINode, reportingTo diagnostics: inout DiagnosticCollector) {
        if let swagger = root.pair("swagger") {
            diagnostics.report(.swagger(swagger))
            return nil
        }
        guard let pair = root.pair("openapi"), pair.value.kind == .scalar else {
            diagnostics.report(.noVersion(root))
            return nil
        }
        let text = pair.value.text
        if text == "3.0" || text.hasPrefix("3.0.") {
            self = .v30
        } else if text == "3.1" || text.hasPrefix("3.1.") {
            self = .v31
        } else {
            diagnostics.report(.unreadVersion(pair.value))
            return nil
        }
    }
}
