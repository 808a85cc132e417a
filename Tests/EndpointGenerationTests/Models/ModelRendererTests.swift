import EndpointDiagnostics
import EndpointGeneration
import EndpointNaming
import EndpointSpec
import EndpointTemplating
import EndpointTestSupport
import EndpointText
import Foundation
import Testing

@Suite struct ModelRendererTests {
    @Test("models of every kind are rendered as the golden files show", arguments: ModelSpecs.allCases)
    func rendersModels(_ specs: ModelSpecs) throws {
        let text = try RenderedModels.text(of: specs.spec)
        try GoldenFile(name: specs.rawValue + ".swift").expect(text)
    }
}

/// Models as a file of their own.
enum RenderedModels {
    static func text(of spec: ResolvedSpec, access: AccessLevel = .public) throws -> String {
        var diagnostics = DiagnosticCollector()
        let templates = try #require(try templates(reportingTo: &diagnostics))
        let names = SwiftNames(spec)
        let renderer = ModelRenderer(contexts: ModelContexts(names: names, access: access), templates: templates)
        let output = TextBuffer()
        output.add("import EndpointRuntime\nimport Foundation\n")
        let isRendered = renderer.render(
            models: names.models(inFile: 0),
            in: Draft(),
            into: output,
            reportingTo: &diagnostics
        )
        #expect(isRendered, "\(diagnostics.sorted.map(\.message))")
        return output.string(output.text(from: 0))
    }

    /// The templates as they lie in the package.
    static func templates(reportingTo diagnostics: inout DiagnosticCollector) throws -> TemplateSet? {
        let folder = SharedFolder.packageRoot.appendingPathComponent("Templates")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasPrefix("model") && $0.hasSuffix(".mustache") }
            .map { name in
                SourceFile(
                    path: "Templates/" + name,
                    text: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                )
            }
        return TemplateSet(files, escaping: .none, names: .strict, reportingTo: &diagnostics)
    }
}

/// A file with the text that a test expects.
struct GoldenFile {
    let name: String

    private var url: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures").appendingPathComponent(name)
    }

    /// Compares, or records where `RECORD_GOLDENS` is set; a recording run fails.
    func expect(_ text: String) throws {
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
            try text.write(to: url, atomically: true, encoding: .utf8)
            Issue.record("recorded \(name)")
            return
        }
        let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        guard text != expected else { return }
        let difference = text.split(separator: "\n", omittingEmptySubsequences: false)
            .difference(from: expected.split(separator: "\n", omittingEmptySubsequences: false))
        let lines = difference.map { change in
            switch change {
            case .remove(let line, let text, _): "\(line + 1): - \(text)"
            case .insert(let line, let text, _): "\(line + 1): + \(text)"
            }
        }
        Issue.record("\(name) is not as expected:\n\(lines.joined(separator: "\n"))")
    }
}
