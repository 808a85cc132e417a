import EndpointDiagnostics
import EndpointSpec
import EndpointTestSupport
import Foundation
import Testing

@Suite("Resolving in shares")
struct SharesGoldenTests {
    /// Resolved whole, and in as many shares as there can be.
    private func runs(_ path: String) throws -> (whole: GoldenSpec.Run, shares: GoldenSpec.Run) {
        (
            try GoldenSpec.run([path], resolver: SpecResolver(smallestShare: .max)),
            try GoldenSpec.run([path], resolver: SpecResolver(smallestShare: 1))
        )
    }

    private func places(_ run: GoldenSpec.Run) -> [String] {
        run.problems.map { "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0) \($0.message)" }
    }

    @Test(
        "a spec resolved in shares gives the files that it gives whole",
        arguments: [GoldenSpec.folder, SharedFolder.packageRoot.appendingPathComponent("Specs")]
    )
    func sameFiles(folder: URL) throws {
        let (whole, shares) = try runs(folder.path)
        #expect(!whole.files.isEmpty)
        #expect(shares.changes(from: whole) == [])
        #expect(places(shares) == places(whole))
    }

    @Test(
        "problems are the same whether a spec is resolved in shares or whole",
        arguments: [
            // A type that cannot be told leaves models in place with other numbers than were given out.
            ("response: list<Missing>", "body: { fields: { kind: { enum: [a, b] } } }"),
            ("response: { fields: { one: Missing, two: { enum: [a] } } }", "use: [missing]"),
            ("query: { kind: omit }", "headers: { X-Kind: { enum: [a, b] }, X-Gone: omit }"),
        ]
    )
    func sameProblems(first: String, second: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shares-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let api = "spec: 1\nname: Shop\nservers: { api: { environments: { test: 'https://x.y' } } }\n"
        try Data(api.utf8).write(to: folder.appendingPathComponent("api.yaml"))
        for (name, lines) in [("one", [first, second]), ("two", [second, first]), ("three", [first, first])] {
            let endpoints = lines.enumerated().map { "  e\($0): { method: POST, path: /\(name)\($0), \($1) }\n" }
            let text = "endpoints:\n" + endpoints.joined()
            try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).yaml"))
        }
        let (whole, shares) = try runs(folder.path)
        #expect(!places(whole).isEmpty)
        #expect(places(shares) == places(whole))
    }
}
