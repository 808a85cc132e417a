import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Foundation
import Testing

@testable import EndpointSpec

/// Declarations that are written and read again.
@Suite struct SpecWriterTests {
    private typealias File = (path: String, text: String)

    private static func documents(_ files: [File]) -> [SpecDocument] {
        var diagnostics = DiagnosticCollector()
        return files.compactMap { file in
            let source = SourceFile(path: file.path, text: file.text)
            let role: SpecFileRole = files.count == 1 ? .single : file.path == "api.yaml" ? .folderAPI : .module
            guard let yaml = YAMLReader().read(source, reportingTo: &diagnostics) else { return nil }
            let specFile = SpecFile(source: source, relativePath: file.path)
            return SpecDecoder().decode(yaml, file: specFile, role: role, reportingTo: &diagnostics)
        }
    }

    private static func written(_ files: [File]) -> [File] {
        documents(files).map { ($0.file.relativePath, String(decoding: SpecWriter().bytes(of: $0), as: UTF8.self)) }
    }

    private func expectSame(_ files: [File], _ words: String) {
        let written = Self.written(files)
        #expect(written.count == files.count, "\(words)")
        let before = ResolvedOutline(ResolvedText(files))
        let after = ResolvedOutline(ResolvedText(written))
        let texts = written.map { "# \($0.path)\n\($0.text)" }.joined()
        let isShort = texts.utf8.count < 20_000
        #expect(
            before == after,
            "\(words)\n\(after.difference(from: before).joined(separator: "\n"))\n\(isShort ? texts : "")"
        )
        for file in written {
            #expect(formatted(file.text) == file.text, "\(words) \(file.path)")
            #expect(!file.text.split(separator: "\n").contains { $0.hasSuffix(" ") }, "\(words)")
        }
        #expect(Self.written(written).map(\.text) == written.map(\.text), "\(words)")
    }

    private func formatted(_ text: String) -> String? {
        var diagnostics = DiagnosticCollector()
        let source = SourceFile(path: "spec.yaml", text: text)
        let file = SpecFormatter().format(source, reportingTo: &diagnostics)
        return file.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    // MARK: Files

    private static let folders: [URL] = {
        let own = ["Specs", "Tests/GoldenTests/Specs"].map { SharedFolder.packageRoot.appendingPathComponent($0) }
        return own
            + ["social", "github", "stripe"].map { SharedFolder.url("specs/\($0)") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }()

    @Test("Whole specs say the same as before, in the layout of 'format'", arguments: folders)
    func wholeSpecs(folder: URL) throws {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let files: [File] = try names.filter { $0.hasSuffix(".yaml") && !$0.contains("_") }.sorted().map { name in
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            // Two types in place of one of them hide a model, and would keep it from being resolved.
            return (name, text.replacing("sort: { enum:", with: "sort: { name: sortBy, enum:"))
        }
        #expect(ResolvedText(files).spec != nil)
        expectSame(files, folder.path)
    }

    @Test("A spec at random says the same as before")
    func random() {
        for seed in 0..<UInt64(Torture.count(usual: 60, share: 20)) {
            let layout = RandomLayout(RandomSpec(seed: seed).tree, seed: seed)
            expectSame([("spec.yaml", layout.text)], "seed \(seed)\n\(layout.text)")
        }
    }

    // MARK: Forms

    @Test(
        "Everything is written in the form that a person would choose",
        arguments: [
            "endpoints:\n  a:\n    method: GET\n    path: /a\n    query:\n      page: int = 1\n      tag: string?\n    response: list<A>\n",
            "endpoints:\n  a:\n    method: POST\n    path: /a\n    use: [one, two]\n    form: { code: string }\n",
            "endpoints:\n  a:\n    method: POST\n    path: /a\n    body: { fields: { a: int }, optional: true }\n",
            "endpoints:\n  a:\n    method: POST\n    path: /a\n    body: { type: { oneOf: { a: int, b: string } } }\n",
            "endpoints:\n  a:\n    method: GET\n    path: /a\n    response: { 200: A, 404: { type: empty, name: gone } }\n",
            "endpoints:\n  a:\n    method: GET\n    path: /a\n    use: read\n    deprecated: true\n",
            "endpoints:\n  a:\n    method: GET\n    path: /a\n    deprecated: \"true\"\n",
            "models:\n  A: { enum: [1, 2, \"off\"] }\n",
            "models:\n  A: { enum: { 1: one, x: { name: ex, description: The x. } }, open: false }\n",
            "models:\n  A: { includes: [B] }\n",
            "models:\n  A: { fields: {} }\n",
            "models:\n  A: { fields: { a: { type: string, default: \"1\" }, b: { enum: [x], optional: true } } }\n",
            "models:\n  A: { oneOf: { a: A, b: { value: now } } }\n",
            "servers:\n  api:\n    environments: { production: https://a.b }\n    headers: {}\n",
            "session: app\n", "session: {}\n", "errors: {}\n", "errors: [a, b]\n",
            "timeouts:\n  slow: { attempt: 1500ms, total: 1m }\n",
            "retries:\n  eager: { factor: 1.5, when: [], statuses: [500] }\n",
        ]
    )
    func forms(text: String) throws {
        let document = try #require(Self.documents([("api.yaml", text)]).first)
        #expect(String(decoding: SpecWriter().bytes(of: document), as: UTF8.self) == "spec: 1\n" + text)
    }

    @Test(
        "A length of time is written in the longest unit that holds it",
        arguments: [(0, "0s"), (800, "800ms"), (1500, "1500ms"), (90_000, "90s"), (60_000, "1m"), (86_400_000, "1d")]
    )
    func durations(milliseconds: Int, text: String) {
        #expect(SpecDuration(milliseconds: milliseconds).text == text)
        #expect(SpecDuration(text: text)?.milliseconds == milliseconds)
    }
}
