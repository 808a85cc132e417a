import EndpointDiagnostics
import EndpointGeneration
import EndpointNaming
import EndpointSpec
import EndpointTemplating
import EndpointTestSupport
import EndpointText
import Foundation
import Testing

@Suite struct SharedSpecTests {
    static let names = ["social", "github", "stripe"]

    // The specs lie beside the package, where a fresh clone has none.
    @Test(
        "the models of large specs compile, those in place in endpoints too",
        .enabled(if: SharedFolder.exists("specs") && SwiftCompiler.shared != nil),
        arguments: names
    )
    func compiles(_ name: String) throws {
        let compiler = try #require(SwiftCompiler.shared)
        var diagnostics = DiagnosticCollector()
        let folder = try mendedCopy(of: name)
        defer { try? FileManager.default.removeItem(at: folder) }
        let documents = try SpecLoader().load([folder.path], reportingTo: &diagnostics)
        let resolved = SpecResolver().resolve(documents, reportingTo: &diagnostics)
        let spec = try #require(resolved, "\(diagnostics.sorted.map { "\($0.message) \($0.range?.start.line ?? 0)" })")
        let text = try text(of: spec)
        for mode in ModelCompilationTests.modes.prefix(3) {
            #expect(try compiler.problems(in: [text], mode, isForgiving: false) == "")
        }
    }

    /// The specs without what the format refuses: a model called like a type in place beside its mention.
    private func mendedCopy(of name: String) throws -> URL {
        let copy = FileManager.default.temporaryDirectory
            .appendingPathComponent("specs-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.copyItem(at: SharedFolder.url("specs/" + name), to: copy)
        for file in try FileManager.default.contentsOfDirectory(atPath: copy.path) {
            let path = copy.appendingPathComponent(file)
            try String(contentsOf: path, encoding: .utf8)
                .replacingOccurrences(of: " Sort: {", with: " SortDirection: {")
                .replacingOccurrences(of: ": Sort = ", with: ": SortDirection = ")
                .write(to: path, atomically: true, encoding: .utf8)
        }
        return copy
    }

    private func text(of spec: ResolvedSpec) throws -> String {
        var diagnostics = DiagnosticCollector()
        let templates = try #require(try RenderedModels.templates(reportingTo: &diagnostics))
        let names = SwiftNames(spec)
        let contexts = ModelContexts(names: names, access: .public)
        let renderer = ModelRenderer(contexts: contexts, templates: templates)
        let output = TextBuffer()
        let draft = Draft()
        output.add("import EndpointRuntime\nimport Foundation\n")
        for file in spec.files.indices {
            let isRendered = renderer.render(
                models: names.models(inFile: file),
                in: draft,
                into: output,
                reportingTo: &diagnostics
            )
            #expect(isRendered, "\(diagnostics.sorted.map(\.message))")
        }
        for endpoint in spec.modules.flatMap(\.endpoints) {
            let nested = names.nestedModels(of: .endpoint(endpoint.id))
            if nested.isEmpty { continue }
            output.add("\npublic nonisolated enum \(names.endpointType(endpoint.id)) {\n")
            for id in nested {
                let text = TextBuffer()
                let context = contexts.context(for: id, indentation: 4, in: draft)
                #expect(
                    templates.render("model", with: context, in: draft.text, into: text, reportingTo: &diagnostics)
                )
                for line in text.string(text.text(from: 0)).split(separator: "\n", omittingEmptySubsequences: true) {
                    output.add("    \(line)\n")
                }
            }
            output.add("}\n")
        }
        return output.string(output.text(from: 0))
    }
}
