import EndpointDiagnostics
import EndpointTestSupport
import EndpointYAML
import Foundation
import Testing

/// Skipped where the folder of inputs does not lie beside the package, as in a fresh clone; the same
/// faults are in the other suites of this target.
@Suite(.enabled(if: SharedFolder.exists("cases"), "no shared folder beside the package"))
struct SharedCaseTests {
    private func report(_ name: String) throws -> [String] {
        let bytes = [UInt8](try Data(contentsOf: SharedFolder.url("cases/\(name)")))
        var diagnostics = DiagnosticCollector()
        _ = YAMLReader().read(SourceFile(path: name, bytes: bytes), reportingTo: &diagnostics)
        return diagnostics.sorted.map { diagnostic in
            let places = ([diagnostic.range] + diagnostic.notes.map(\.range)).map { range in
                range.map { "\($0.start.line):\($0.start.column)" } ?? "-"
            }
            return "\(diagnostic.rule.id) \(places.joined(separator: " "))"
        }
    }

    @Test(
        "Each case is refused at the places its comment names",
        arguments: [
            ("02-duplicate-key.yaml", ["duplicate-key 9:5 7:5"]),
            ("03-alias-bomb.yaml", ["node-limit 10:8"]),
            ("05-alias-cycle.yaml", ["alias-cycle 7:14 5:9", "undefined-alias 8:14"]),
            ("07-tab-indent.yaml", ["tab-indentation 6:1"]),
            ("10-control-character.yaml", ["control-character 6:29"]),
            ("14-deep-nesting.yaml", ["depth-limit 3:108"]),
            ("12-unknown-keys.yaml", []),
            ("47-text-that-looks-like-code.yaml", []),
        ]
    )
    func caseFile(name: String, expected: [String]) throws {
        #expect(try report(name) == expected)
    }

    @Test("Every spec beside the package is read without a problem")
    func specs() throws {
        let folder = SharedFolder.url("specs")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }
            .filter { $0.pathExtension == "yaml" }
        for file in try #require(files) {
            #expect(try problems(in: file).isEmpty)
        }
    }

    @Test("Real descriptions in YAML and JSON are read without a problem", arguments: ["github.yaml", "discord.json"])
    func realDescriptions(name: String) throws {
        #expect(try problems(in: SharedFolder.url("openapi/\(name)")).isEmpty)
    }

    private func problems(in file: URL) throws -> [String] {
        var diagnostics = DiagnosticCollector()
        let source = SourceFile(path: file.lastPathComponent, bytes: [UInt8](try Data(contentsOf: file)))
        let document = YAMLReader().read(source, reportingTo: &diagnostics)
        #expect(document != nil)
        return diagnostics.sorted.map { "\(file.lastPathComponent):\($0.range?.start.line ?? 0) \($0.message)" }
    }
}
