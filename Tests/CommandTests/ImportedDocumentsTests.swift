import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Foundation
import Testing

/// Documents of others that lie beside the package.
@Suite(.enabled(if: SharedFolder.exists("openapi"), "the OpenAPI documents are not beside the package"))
struct ImportedDocumentsTests {
    private static let documents: [String] = {
        let small = (try? FileManager.default.contentsOfDirectory(atPath: SharedFolder.url("openapi/small").path)) ?? []
        // One that only has webhooks gives no endpoint.
        return small.filter { $0 != "webhook-example.yaml" }.sorted().map { "small/\($0)" } + ["discord.json"]
    }()

    @Test(
        "A document is imported with every operation, and its specs lint, format and stay as they are at the next import",
        arguments: documents
    )
    func imported(name: String) async throws {
        let path = SharedFolder.url("openapi/\(name)").path
        let workspace = try Workspace()
        let words = ["import", "openapi", path, "--output", "Specs"]
        let run = try await BuiltTool.run(words, in: workspace)
        #expect(run.status == 0, "\(run.errors.suffix(2000))")
        let files = try FileManager.default.contentsOfDirectory(atPath: workspace.url("Specs").path)
            .filter { $0.hasSuffix(".yaml") }
        let texts = try files.map { try workspace.text(of: "Specs/\($0)") }
        let endpoints = texts.reduce(0) { $0 + $1.matches(of: #/(?m)^    method: /#).count }
        #expect(try endpoints == Self.operationCount(path))
        #expect(endpoints > 0)
        let lint = try await BuiltTool.run(["lint"], in: workspace)
        #expect(lint.status == 0, "\(lint.output.suffix(2000))")
        let format = try await BuiltTool.run(["format", "--check"], in: workspace)
        #expect(format.status == 0, "\(format.errors.suffix(2000))")
        let stamps = try workspace.stamps(in: "Specs")
        _ = try await BuiltTool.run(words, in: workspace)
        #expect(try workspace.stamps(in: "Specs") == stamps)
    }

    /// Methods below all paths, read without this package's OpenAPI.
    private static func operationCount(_ path: String) throws -> Int {
        var diagnostics = DiagnosticCollector()
        let source = SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
        let root = try #require(YAMLReader().read(source, reportingTo: &diagnostics)).root
        let methods = ["get", "put", "post", "delete", "options", "head", "patch"]
        let items = root.value(forKey: "paths")?.pairs.map(\.value) ?? []
        return items.flatMap { Array($0.pairs) }.filter { methods.contains($0.key.text) }.count
    }
}
