import EndpointDiagnostics
import EndpointTestSupport
import Foundation
import Testing

@testable import EndpointSpec

/// Specs and faults that lie beside the package; a fresh clone does not have them.
@Suite struct SharedResolutionTests {
    /// What is reported of a folder or file, one line each, and the spec.
    private func resolve(_ path: String) throws -> (lines: [String], spec: ResolvedSpec?) {
        var diagnostics = DiagnosticCollector()
        let documents = try SpecLoader().load([path], reportingTo: &diagnostics)
        let spec = SpecResolver().resolve(documents, reportingTo: &diagnostics)
        return (diagnostics.sorted.map(line), spec)
    }

    private func line(_ diagnostic: Diagnostic) -> String {
        let start = diagnostic.range?.start
        let file = diagnostic.range?.file.path.split(separator: "/").last ?? ""
        return "\(file):\(start?.line ?? 0):\(start?.column ?? 0) \(diagnostic.rule.id)"
    }

    @Test(
        "Two of the three large specs resolve without a problem",
        .enabled(if: SharedFolder.exists("specs"), "the specs beside the package are not here"),
        arguments: [("social", 59), ("stripe", 20)]
    )
    func largeSpecs(name: String, endpoints: Int) throws {
        let (lines, spec) = try resolve(SharedFolder.url("specs/\(name)").path)
        #expect(lines == [])
        #expect(spec?.modules.flatMap(\.endpoints).count == endpoints)
    }

    @Test(
        "The third has two types in place that hide a model beside them, and resolves once these are renamed",
        .enabled(if: SharedFolder.exists("specs"), "the specs beside the package are not here")
    )
    func hiddenModels() throws {
        let source = SharedFolder.url("specs/github")
        #expect(
            try resolve(source.path).lines == [
                "issues.yaml:13:7 nested-type-clash", "misc.yaml:8:25 nested-type-clash",
            ]
        )
        let mended = try TemporaryFolder()
        for file in try FileManager.default.contentsOfDirectory(atPath: source.path) {
            let text = try String(contentsOf: source.appendingPathComponent(file), encoding: .utf8)
            try mended.add(file, text.replacing("sort: { enum:", with: "sort: { name: sortBy, enum:"))
        }
        let (lines, spec) = try resolve(mended.path)
        #expect(lines == [])
        #expect(spec?.modules.flatMap(\.endpoints).count == 46)
    }

    @Test(
        "The faults beside the package are found at their places",
        .enabled(if: SharedFolder.exists("cases"), "the cases beside the package are not here"),
        arguments: [
            ("40-retry-of-a-write", ["40-retry-of-a-write.yaml:6:61 unsafe-retry"]),
            (
                "42-refresh-needs-session",
                [
                    "42-refresh-needs-session.yaml:6:21 refresh-parameter",
                    "42-refresh-needs-session.yaml:9:70 wait-on-itself",
                ]
            ),
            (
                "46-path-parameters",
                [
                    "46-path-parameters.yaml:5:27 undeclared-path-parameter",
                    "46-path-parameters.yaml:5:57 unused-path-parameter",
                    "46-path-parameters.yaml:6:27 repeated-path-parameter",
                ]
            ),
        ]
    )
    func faults(name: String, expected: [String]) throws {
        #expect(try resolve(SharedFolder.url("cases/\(name).yaml").path).lines == expected)
    }
}
