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

    /// - Parameters:
    ///   - path: Below the shared folder.
    ///   - settings: What `x-endpoint-swift` says, which a copy of the document then has, in flow style.
    init(_ path: String, adding settings: String? = nil) throws {
        var diagnostics = DiagnosticCollector()
        let copy = try settings.map { try Self.copy(of: SharedFolder.url(path), adding: $0) }
        defer { if let copy { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) } }
        let file = (copy ?? SharedFolder.url(path)).path
        documents = try SpecLoader(openAPI: OpenAPIReader()).load([file], reportingTo: &diagnostics)
        spec = diagnostics.hasErrors ? nil : SpecResolver().resolve(documents, reportingTo: &diagnostics)
        self.diagnostics = diagnostics
    }

    private static func copy(of file: URL, adding settings: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("document-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = folder.appendingPathComponent(file.lastPathComponent)
        var text = try String(contentsOf: file, encoding: .utf8)
        if file.pathExtension == "json", let brace = text.firstIndex(of: "{") {
            let json = settings.replacing(/[A-Za-z]+/) { "\"\($0.output)\"" }
            text.insert(contentsOf: "\"x-endpoint-swift\": \(json),", at: text.index(after: brace))
        } else {
            text += "\nx-endpoint-swift: \(settings)\n"
        }
        try Data(text.utf8).write(to: copy)
        return copy
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
