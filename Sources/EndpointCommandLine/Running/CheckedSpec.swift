import EndpointDiagnostics
import EndpointNaming
import EndpointOpenAPI
import EndpointSpec

/// Specs from the disk, checked as far as that goes without generating.
struct CheckedSpec {
    let spec: ResolvedSpec
    let documents: [SpecDocument]

    /// Reads specs and resolves them; each stage runs only where the one before reported no error.
    ///
    /// - Parameter selection: The endpoints that are wanted, of which the spec then consists with what they reach.
    /// - Returns: `nil` where an error was reported.
    /// - Throws: `SpecLoadError` where a file cannot be read.
    init?(
        _ paths: [String],
        _ selection: SpecSelection,
        reportingTo diagnostics: inout DiagnosticCollector
    ) throws(SpecLoadError) {
        let loaded = try SpecLoader(openAPI: OpenAPIReader()).load(paths, reportingTo: &diagnostics)
        guard !diagnostics.hasErrors else { return nil }
        let documents = SpecFilter(selection).filter(loaded, reportingTo: &diagnostics)
        guard !diagnostics.hasErrors else { return nil }
        guard let spec = SpecResolver().resolve(documents, reportingTo: &diagnostics) else { return nil }
        self.spec = spec
        self.documents = documents
        _ = Unmanaged.passRetained(KeptSpec(spec))
    }
}

/// Keeps a spec until the process ends, which is soon: to take it apart piece by piece costs as much as to decode it.
private final class KeptSpec {
    private let spec: ResolvedSpec

    init(_ spec: ResolvedSpec) { self.spec = spec }
}
