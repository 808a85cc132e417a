import EndpointDiagnostics
import EndpointTestSupport
import Foundation
import Testing

@testable import EndpointSpec

/// Specs and faults that lie beside the package; a fresh clone does not have them.
@Suite struct SharedSpecTests {
    @Test(
        "The three large specs decode without a problem",
        .enabled(if: SharedFolder.exists("specs"), "the specs beside the package are not here"),
        arguments: [("social", 59), ("github", 46), ("stripe", 20)]
    )
    func largeSpecs(name: String, endpoints: Int) throws {
        var diagnostics = DiagnosticCollector()
        let documents = try SpecLoader().load([SharedFolder.url("specs/\(name)").path], reportingTo: &diagnostics)
        #expect(diagnostics.sorted.map { "\($0.range?.start.line ?? 0): \($0.message)" } == [])
        #expect(documents.compactMap(\.module).flatMap(\.endpoints).count == endpoints)
    }

    private static let cases: [(String, [String])] = [
        ("02-duplicate-key", ["duplicate-key 9:5"]),
        ("12-unknown-keys", ["unknown-key 8:5", "unknown-key 9:5"]),
        ("40-retry-of-a-write", []),
        ("42-refresh-needs-session", []),
        ("46-path-parameters", []),
        ("47-text-that-looks-like-code", ["invalid-path 7:11", "unsafe-text 9:49"]),
    ]

    @Test(
        "The faults beside the package are found where decoding can find them",
        .enabled(if: SharedFolder.exists("cases"), "the cases beside the package are not here"),
        arguments: cases
    )
    func faults(name: String, expected: [String]) throws {
        var diagnostics = DiagnosticCollector()
        _ = try SpecLoader().load([SharedFolder.url("cases/\(name).yaml").path], reportingTo: &diagnostics)
        let found = diagnostics.sorted.map {
            "\($0.rule.id) \($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0)"
        }
        #expect(found == expected)
    }
}
