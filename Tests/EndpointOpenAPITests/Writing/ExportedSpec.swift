import EndpointDiagnostics
import EndpointOpenAPI
import EndpointSpec
import EndpointYAML
import Foundation
import Testing

/// A spec as an OpenAPI document.
struct ExportedSpec {
    let writer: OpenAPIWriter
    let spec: ResolvedSpec

    /// - Parameter text: One file with the keys of `api.yaml` and of a module.
    init(_ text: String) throws {
        var diagnostics = DiagnosticCollector()
        let source = SourceFile(path: "shop.yaml", text: text)
        let yaml = try #require(YAMLReader().read(source, reportingTo: &diagnostics))
        let file = SpecFile(source: source, relativePath: "shop.yaml")
        let document = SpecDecoder().decode(yaml, file: file, role: .single, reportingTo: &diagnostics)
        try self.init([try #require(document)], &diagnostics)
    }

    /// - Parameter folder: Of specs.
    init(folder: URL) throws {
        var diagnostics = DiagnosticCollector()
        let documents = try SpecLoader().load([folder.path], reportingTo: &diagnostics)
        try self.init(documents, &diagnostics)
    }

    private init(_ documents: [SpecDocument], _ diagnostics: inout DiagnosticCollector) throws {
        let resolved = SpecResolver().resolve(documents, reportingTo: &diagnostics)
        #expect(diagnostics.sorted.filter { $0.severity == .error }.map(\.message) == [])
        spec = try #require(resolved)
        writer = OpenAPIWriter(spec, documents: documents)
    }

    var yaml: String { String(decoding: writer.bytes(as: .yaml), as: UTF8.self) }

    /// What stands somewhere in the document, keys and numbers of list items joined by `/`.
    func text(at path: String) throws -> String {
        var value = writer.document
        for key in path.split(separator: " ").map(String.init) {
            switch value {
            case .list(let items): value = items[try #require(Int(key))]
            case .mapping(let mapping): value = try #require(mapping[key], "no '\(key)' of '\(path)'")
            case .scalar: value = try #require(nil as DocumentValue?, "'\(key)' of '\(path)'")
            }
        }
        return String(
            decoding: YAMLWriter(brackets: .whatever).bytes(of: .block([DocumentPair("k", value)])),
            as: UTF8.self
        )
        .replacing(#/^k:\s*/#, with: "")
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
