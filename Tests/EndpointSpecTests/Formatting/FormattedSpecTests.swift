import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Foundation
import Testing

@testable import EndpointSpec

/// What specs come to before and after they are formatted.
@Suite struct FormattedSpecTests {
    private typealias File = (path: String, text: String)

    /// The files as they are formatted; those that cannot be read stay.
    private func formatted(_ files: [File]) -> [File] {
        files.map { file in
            var diagnostics = DiagnosticCollector()
            let source = SourceFile(path: file.path, text: file.text)
            let formatted = SpecFormatter().format(source, reportingTo: &diagnostics)
            #expect(!diagnostics.sorted.contains { $0.rule.id == "format-changes-meaning" }, "\(file.text)")
            return (file.path, formatted.map { String(decoding: $0.bytes, as: UTF8.self) } ?? file.text)
        }
    }

    private func expectSameMeaning(_ files: [File], _ formatted: [File], _ words: String) {
        let before = ResolvedOutline(ResolvedText(files))
        let after = ResolvedOutline(ResolvedText(formatted))
        #expect(before == after, "\(words)\n\(after.difference(from: before).joined(separator: "\n"))")
    }

    // MARK: Files

    private static let folders: [URL] = {
        let own = ["Specs", "Tests/GoldenTests/Specs"].map { SharedFolder.packageRoot.appendingPathComponent($0) }
        return own
            + ["social", "github", "stripe"].map { SharedFolder.url("specs/\($0)") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }()

    private func files(in folder: URL) throws -> [File] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try names.filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("_") }.sorted()
            .map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
    }

    @Test("Whole specs say the same as before, and keep their comments", arguments: folders)
    func wholeSpecs(folder: URL) throws {
        // Two types in place of one of them hide a model, and would keep it from being resolved.
        let files = try files(in: folder).map { file in
            (path: file.path, text: file.text.replacing("sort: { enum:", with: "sort: { name: sortBy, enum:"))
        }
        let formatted = formatted(files)
        #expect(ResolvedText(files).spec != nil)
        expectSameMeaning(files, formatted, folder.path)
        for (before, after) in zip(files, formatted) {
            #expect(comments(of: before.text) == comments(of: after.text), "\(before.path)")
        }
    }

    @Test(
        "The small inputs beside the package come to the same, and where they have faults to the same faults",
        .enabled(if: SharedFolder.exists("cases"), "the cases beside the package are not here")
    )
    func cases() throws {
        let files = try files(in: SharedFolder.url("cases"))
        #expect(!files.isEmpty)
        for file in files {
            let formatted = formatted([file])
            expectSameMeaning([file], formatted, file.path)
            #expect(comments(of: file.text) == comments(of: formatted[0].text), "\(file.path)")
        }
    }

    /// What follows a `#` to the end of its line, unless a quote or bracket shows that it may be text.
    private func comments(of text: String) -> [Substring] {
        text.split(separator: "\n").compactMap { $0.firstMatch(of: #/(?:^|\s)(#\s[^"'{}\[\]]*)$/#)?.output.1 }.sorted()
    }

    // MARK: At random

    @Test("A spec at random says the same as before, keeps its comments, and a second run changes nothing")
    func random() {
        let count = Torture.count(usual: 60, share: 20)
        for seed in 0..<UInt64(count) {
            let layout = RandomLayout(RandomSpec(seed: seed).tree, seed: seed)
            let files = [(path: "spec.yaml", text: layout.text)]
            let once = formatted(files)
            expectSameMeaning(files, once, "seed \(seed)\n\(layout.text)\n\(once[0].text)")
            #expect(formatted(once)[0].text == once[0].text, "seed \(seed)\n\(layout.text)")
            for comment in layout.comments {
                #expect(once[0].text.components(separatedBy: comment).count == 2, "seed \(seed): \(comment)")
            }
            let resolved = ResolvedText(files)
            let faults = resolved.diagnostics.sorted.map { "\($0.range?.start.line ?? 0): \($0.message)" }
            #expect(resolved.spec != nil, "seed \(seed)\n\(faults)\n\(layout.text)")
        }
    }
}
