import EndpointDiagnostics
import EndpointGeneration
import EndpointOpenAPI
import EndpointSpec
import EndpointTestSupport
import Foundation
import Testing

/// A document that lies beside the package, read as commands read it.
struct SharedDocument {
    let documents: [SpecDocument]
    let diagnostics: DiagnosticCollector
    let spec: ResolvedSpec?

    /// - Parameter path: Below the shared folder.
    init(_ path: String) throws {
        var diagnostics = DiagnosticCollector()
        let file = SharedFolder.url(path).path
        documents = try SpecLoader(openAPI: OpenAPIReader()).load([file], reportingTo: &diagnostics)
        spec = diagnostics.hasErrors ? nil : SpecResolver().resolve(documents, reportingTo: &diagnostics)
        self.diagnostics = diagnostics
    }

    /// Errors as `line message`, with the last part of the file's path where it is another than the document.
    var errors: [String] {
        diagnostics.sorted.filter { $0.severity == .error }.map { error in
            "\(error.range?.start.line ?? 0) \(error.message)"
        }
    }

    var models: [String] {
        documents.flatMap { ($0.api?.models ?? []) + ($0.module?.models ?? []) }.map(Outline.text)
    }

    var endpoints: [String] {
        documents.compactMap(\.module).flatMap { module in
            module.endpoints.map { "\(module.name?.value ?? "").\(Outline.text(of: $0))" }
        }
    }

    /// The generated files.
    func generated() throws -> [RenderedFile] {
        let spec = try #require(spec, "\(errors)")
        var diagnostics = DiagnosticCollector()
        let templates = try #require(try TemplateLibrary.load(overridesIn: nil, reportingTo: &diagnostics))
        let files = GenerationPipeline(templates: templates).generate(spec, reportingTo: &diagnostics)
        return try #require(files, "\(diagnostics.sorted.map(\.message))")
    }
}
