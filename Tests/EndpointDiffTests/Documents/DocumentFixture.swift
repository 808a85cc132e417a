import EndpointDiagnostics
import EndpointOpenAPI
import Testing

@testable import EndpointSpec

/// Specs and OpenAPI documents as the tool reads them from the disk.
enum DocumentFixture {
    /// - Parameter path: A folder or a file; fails the test where it has an error.
    static func spec(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> ResolvedSpec {
        var diagnostics = DiagnosticCollector()
        let documents = try SpecLoader(openAPI: OpenAPIReader()).load([path], reportingTo: &diagnostics)
        let spec = SpecResolver().resolve(documents, reportingTo: &diagnostics)
        let errors = diagnostics.sorted.filter { $0.severity == .error }.map { "\($0.message) [\($0.rule.id)]" }
        return try #require(errors.isEmpty ? spec : nil, "\(errors.prefix(5))", sourceLocation: sourceLocation)
    }
}
